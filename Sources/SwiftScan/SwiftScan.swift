import SourceFacts
import SourceText
import SwiftParser
import SwiftSyntax

/// Reads what Swift source says about texts, with the parser of the toolchain.
package struct SwiftScan: Sendable {
  private let vocabulary: Vocabulary
  private let names: CodeNames
  /// Whether errors of all code are told.
  private let tellsAll: Bool
  private var parsesAll: Bool { tellsAll || constantsFor != nil || viewsFor != nil }
  private let constantsFor: SwiftPlatform?
  private let viewsFor: SwiftPlatform?

  package init(_ settings: ScanSettings) {
    constantsFor = settings.constantsFor
    viewsFor = settings.viewsFor
    tellsAll = settings.parsesAll
    vocabulary = Vocabulary(settings)
    names = CodeNames(vocabulary)
  }

  /// The facts of one file.
  package static func facts(of bytes: [UInt8], settings: ScanSettings) -> SourceFacts {
    SwiftScan(settings).facts(of: bytes)
  }

  /// The facts of one file.
  ///
  /// Any bytes are taken: what is no Swift becomes problems, and the rest is read all the same. A file in which
  /// nothing stands that the scan looks for is not parsed, nor is one that would take the parser hours; of the others
  /// the blocks without such things are not, so that errors in them are not told, unless
  /// ``SourceFacts/ScanSettings/parsesAll`` asks for them. The tree is walked by recursion:
  /// call it through `LargeStack`.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  package func facts(of bytes: [UInt8]) -> SourceFacts {
    let outline = CodeLexer.outline(of: bytes, names: names)
    var facts = SourceFacts()
    facts.assignments = outline.assignments.sorted()
    guard parsesAll || outline.isOfInterest else { return facts }
    if let refusal = outline.refusal {
      guard tellsAll || constantsFor != nil || outline.isOfInterest else { return facts }
      facts.problems = [SourceProblem(message: "\(refusal): the file is not read", range: ByteRange(0, 0))]
      return facts
    }
    let source = parsesAll ? bytes : outline.blanked(bytes)
    let tree = Self.tree(of: source)
    if let constantsFor { return Self.constants(of: tree, bytes, for: constantsFor) }
    let collector = FactCollector(tree, vocabulary: vocabulary)
    collector.walk(tree)
    facts = collector.facts.sorted()
    facts.assignments = outline.assignments.sorted()
    facts.callables = collector.callables
    collector.dropOverwritten(&facts.memberTexts)
    // Blocks that are not parsed have names and show members too.
    if parsesAll { NeverPresented.markRare(&facts, in: tree) } else { facts.dropWhatAllCodeTells() }
    facts.literals.removeAll { collector.isOfNoKey($0, facts.callables) }
    collector.nameCallables(of: &facts.dynamicKeys)
    facts.problems = problems(in: tree, bytes, outline)
    if let viewsFor {
      facts.declarations = DeclarationCollector(tree, platform: viewsFor, readsBodies: true).declarations
    }
    if !outline.ignores.isEmpty {
      let lines = IgnoreLines(tree, bytes)
      facts.ignores = outline.ignores.map { lines.directive($0) }
    }
    return facts
  }

  /// The errors of a file whose whole tree is known: without ``SourceFacts/ScanSettings/parsesAll`` those alone that
  /// stand where the scan looks for something.
  private func problems(in tree: SourceFileSyntax, _ bytes: [UInt8], _ outline: CodeOutline) -> [SourceProblem] {
    let all = SyntaxProblems.all(in: tree, length: bytes.count)
    if all.isEmpty || tellsAll || viewsFor == nil { return all }
    guard outline.isOfInterest else { return [] }
    return SyntaxProblems.all(in: Self.tree(of: outline.blanked(bytes)), length: bytes.count)
  }

  /// What only Swift 6 refuses, as `@MainActor(Bool) -> Void`, is right in the projects that are not in its mode.
  private static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { source in
      let tree = Parser.parse(source: source)
      guard tree.hasError else { return tree }
      let older = Parser.parse(source: source, swiftVersion: .v5)
      return older.hasError ? tree : older
    }
  }

  private static func constants(of file: SourceFileSyntax, _ bytes: [UInt8], for platform: SwiftPlatform) -> SourceFacts
  {
    let collector = DeclarationCollector(file, platform: platform)
    var facts = SourceFacts()
    facts.declarations = collector.declarations
    let problems = collector.problems + DeclarationProblems.all(in: file, bytes, platform: platform)
    facts.problems = problems.sorted { $0.range.start < $1.range.start }
    return facts
  }
}
