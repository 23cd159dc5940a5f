import SourceFacts
import SourceText
import Testing

@testable import Project

/// Which literals of calls are keys, by what any file declares.
struct KeyParametersTests {
  private func file(_ path: String, _ build: (inout SourceFacts) -> Void) -> ScannedFile {
    var facts = SourceFacts()
    build(&facts)
    return ScannedFile(path: path, bytes: [], facts: facts)
  }

  private func literal(_ type: String, _ label: String, _ text: String, at place: Int) -> LiteralArgument {
    LiteralArgument(
      .type, name: type, labels: [label], argument: 0, text: KeyText(text), range: ByteRange(place, place + 1))
  }

  private func declaring(_ path: String, _ type: String, keys: [String] = [], texts: [String] = []) -> ScannedFile {
    file(path) { facts in
      var callable = CallableDeclaration(.initializer, owner: nil, name: type, labels: keys + texts)
      callable.lookups = keys.indices.map { ParameterLookup($0) }
      callable.texts = Array(keys.count..<keys.count + texts.count)
      facts.callables = [callable]
    }
  }

  @Test func `a literal is a key where another file says so`() {
    let caller = file("B.swift") { facts in
      facts.literals = [
        literal("Eko.Row", "title", "a.b", at: 1), literal("Row", "_", "c", at: 2), literal("Row", "name", "d", at: 3),
        literal("Other", "title", "e", at: 4),
      ]
      facts.texts = [
        ShownText(KeyText("c"), function: "Row(_:)", range: ByteRange(2, 3)),
        ShownText(KeyText("d"), function: "Row(name:)", range: ByteRange(3, 4)),
      ]
      facts.calls = [
        ComponentCall(
          name: "Eko.Row",
          arguments: [.init(label: "title", value: .text("a.b")), .init(label: "x", value: .text("a.b"))],
          range: ByteRange(0, 1))
      ]
    }
    let declared = declaring("A.swift", "Row", keys: ["_", "title"])
    var parameters = KeyParameters([declared, caller])
    let facts = parameters.applied(to: caller).facts
    #expect(facts.uses.map(\.function) == ["Eko.Row(title:)", "Row(_:)"])
    #expect(facts.uses.allSatisfy { $0.origin == .view && !$0.takesComment })
    #expect(facts.texts.map(\.text.key) == ["d"])
    #expect(facts.calls[0].arguments.map(\.value) == [.use(0), .text("a.b")])
  }

  @Test func `a known key stays as it is`() {
    let caller = file("B.swift") { facts in
      facts.literals = [literal("Row", "title", "a.b", at: 1)]
      facts.uses = [KeyUse(KeyText("a.b"), origin: .view, function: "Row", range: ByteRange(1, 2))]
    }
    let files = [declaring("A.swift", "Row", keys: ["title"]), caller]
    var parameters = KeyParameters(files)
    #expect(parameters.applied(to: caller).facts.uses.map(\.function) == ["Row"])
  }

  /// Of two types with one name the nearer one is meant; where that does not tell, nobody knows.
  @Test(arguments: [
    ("App/Screens/C.swift", ["App/Screens/A.swift"], ["Kit/B.swift"], true),
    ("Kit/C.swift", ["App/A.swift"], ["Kit/B.swift"], false),
    ("Other/C.swift", ["App/A.swift"], ["Kit/B.swift"], false),
    ("App/C.swift", ["App/A.swift"], ["App/B.swift"], false),
    ("App/C.swift", ["App/C.swift"], ["App/B.swift"], true),
    ("App/C.swift", ["App/A.swift", "Kit/A.swift"], [], true),
  ])
  func `two types of one name`(caller: String, keyed: [String], texts: [String], isKey: Bool) {
    let declared =
      keyed.map { declaring($0, "Row", keys: ["title"]) } + texts.map { declaring($0, "Row", texts: ["title"]) }
    let caller = file(caller) { $0.literals = [literal("Row", "title", "a.b", at: 1)] }
    var parameters = KeyParameters(declared + [caller])
    #expect(parameters.applied(to: caller).facts.uses.isEmpty == !isKey)
  }

  /// Labels of the call and numbers of its argument, against a declaration whose last parameter is the key.
  @Test(arguments: [
    (["_"], 0, ["_"], true), (["title"], 0, ["_"], false), (["_", "title"], 1, ["_", "icon", "title"], true),
    (["_", "title"], 0, ["_", "icon", "title"], false), (["_", "_"], 1, ["_", "_"], true),
    (["_", "_"], 0, ["_", "_"], false), (["title", "_"], 0, ["_", "title"], false),
  ])
  func `which parameter an argument is for`(labels: [String], argument: Int, declared: [String], isKey: Bool) {
    let literal = LiteralArgument(
      .function, owner: "Screen", name: "header", labels: labels, argument: argument, text: KeyText("a.b"),
      range: ByteRange(1, 2))
    let file = file("A.swift") { facts in
      var callable = CallableDeclaration(.function, owner: nil, name: "header", labels: declared)
      callable.lookups = [ParameterLookup(declared.count - 1)]
      facts.callables = [callable]
      facts.literals = [literal]
    }
    var parameters = KeyParameters([file])
    #expect(parameters.applied(to: file).facts.uses.isEmpty == !isKey)
  }
}
