import Testing

@testable import DesignTokens

/// Where values come from: what tokens and groups state, and what is wrong with it.
@Suite struct TokenOriginTests {
  private static func file(_ origin: String) -> String {
    """
    { "a": { "$type": "number", "$value": 1,
      "$extensions": { "dev.l10n.origin": \(origin) } } }
    """
  }

  static let defects: [(origin: String, problem: String)] = [
    ("1", "2:39: token-type: 'dev.l10n.origin' is an object, not a number"),
    (#"{ "certainty": "memory" }"#, "2:39: token-type: 'dev.l10n.origin' needs 'source'"),
    (
      #"{ "certainty": "measured", "sorce": "me" }"#,
      "2:66: token-type: 'dev.l10n.origin' has no 'sorce'; did you mean 'source'?"
    ),
    (#"{ "certainty": "memory", "source": "" }"#, "2:74: token-type: the 'source' of a value is a text, not text"),
    (
      #"{ "certainty": "measurd", "source": "me" }"#,
      "2:54: token-type: a certainty is 'measured', 'documented', 'memory', not 'measurd'; did you mean 'measured'?"
    ),
  ]

  @Test(arguments: defects) func aDefectHasItsPlace(origin: String, problem: String) {
    #expect(TokenFixtures.system(Self.file(origin)).lines.contains("a.json:\(problem)"))
  }

  private static func stated(_ certainty: String, _ source: String) -> String {
    #""$extensions": { "dev.l10n.origin": { "certainty": "\#(certainty)", "source": "\#(source)" } }"#
  }

  private static let tokens = """
    {
      "g": { "$type": "number", \(stated("documented", "group")),
        "own": { "$value": 1, \(stated("measured", "own")) },
        "inherited": { "$value": 2 },
        "inner": { "deep": { "$value": 3 } },
        "alias": { "$value": "{far.memory}" },
        "ownAlias": { "$value": "{far.memory}", \(stated("measured", "own")) },
        "surer": { "$value": "{far.measured}" }
      },
      "far": { "$type": "number",
        "memory": { "$value": 4, \(stated("memory", "nobody")) },
        "measured": { "$value": 5, \(stated("measured", "device")) },
        "none": { "$value": 6 },
        "chain": { "$value": "{far.link}" }, "link": { "$value": "{far.memory}" },
        "pointer": { "$ref": "#/far/memory/$value" }
      },
      "heir": { "$extends": "{g}" }
    }
    """

  @Test(arguments: [
    ("g.own", "measured own"), ("g.inherited", "documented group"), ("g.inner.deep", "documented group"),
    ("g.alias", "memory nobody"), ("g.ownAlias", "measured own"), ("g.surer", "documented group"),
    ("far.none", nil), ("far.chain", "memory nobody"), ("far.pointer", "memory nobody"),
    ("heir.own", "measured own"), ("heir.inherited", "documented group"),
  ])
  func theLeastSureCounts(path: String, origin: String?) throws {
    var tree = TokenTree(
      files: [TokenFile(path: "a.json", bytes: Array(Self.tokens.utf8))], conflict: .refused,
      log: ProblemLog(isLenient: false))
    tree.read(file: 0)
    tree.extendGroups()
    tree.close()
    var evaluator = TokenEvaluator(tree)
    evaluator.evaluate()
    var log = evaluator.log
    let table = TokenTable(evaluator, origins: TokenOrigins(evaluator.tree, log: &log))
    #expect(log.problems(in: evaluator.tree.files).isEmpty)
    #expect(table.origin(ofAlias: "{\(path)}").map { "\($0.certainty) \($0.source)" } == origin)
  }
}
