import PositionedJSON
import SourceText

extension SourceFacts {
  /// The version of the form in JSON: a text of another one is not read.
  package static let formatVersion = 20

  /// The facts as JSON on one line: the same facts give the same bytes, and what is empty is left out.
  ///
  /// A number of a call that is not finite becomes ``ComponentCall/Value/other``, all else comes back as it was.
  package var json: [UInt8] {
    var writer = JSONWriter(.compact, .standard)
    write(to: &writer)
    return writer.bytes
  }

  /// Reads what ``json`` has written.
  ///
  /// - Parameter sourceLength: The number of bytes of the source, where it is known: no range may end behind it.
  /// - Throws: The first place that is not of the form, with what is wrong.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(json: [UInt8], sourceLength: Int = Int(UInt32.max)) throws(FactsError) {
    self = try FactsNode.withRoot(of: json, sourceLength: sourceLength) { (node) throws(FactsError) in
      try SourceFacts(node)
    }
  }

  /// Reads facts that stand within another document.
  package init(_ value: JSONValue, sourceLength: Int = Int(UInt32.max)) throws(FactsError) {
    self = try FactsNode.with(value, sourceLength: sourceLength) { (node) throws(FactsError) in
      try SourceFacts(node)
    }
  }
}

extension SourceFacts: FactsCodable {
  init(_ node: FactsNode) throws(FactsError) {
    var members = try FactsMembers(node)
    try members.version(Self.formatVersion)
    uses = try members.list("uses")
    texts = try members.list("texts")
    dynamicKeys = try members.list("dynamicKeys")
    accessors = try members.list("accessors")
    calls = try members.list("calls")
    measures = try members.list("measures")
    views = try members.list("views")
    parts = try members.list("parts")
    literals = try members.list("literals")
    callables = try members.list("callables")
    memberTexts = try members.list("memberTexts")
    memberUses = try members.list("memberUses")
    previews = try members.list("previews")
    assignments = try members.list("assignments")
    mentions = try members.list("mentions")
    declarations = try members.list("declarations")
    ignores = try members.list("ignores")
    problems = try members.list("problems")
    try members.finish()
    guard calls.allSatisfy(hasValues(of:)) else { throw node.error("a call of a use that is not there") }
    let hasOwners = declarations.enumerated().allSatisfy { number, declaration in
      declaration.owner.map { $0 < number && declarations[$0].kind == .type } ?? true
    }
    guard hasOwners else { throw node.error("a member of a type that is not there") }
    let hasOuterParts = parts.enumerated().allSatisfy { number, part in
      part.owner.map { (0..<number).contains($0) } ?? (number == 0)
    }
    guard hasOuterParts else { throw node.error("a part of one that is not there") }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("version", Self.formatVersion)
      writer.list("uses", uses)
      writer.list("texts", texts)
      writer.list("dynamicKeys", dynamicKeys)
      writer.list("accessors", accessors)
      writer.list("calls", calls)
      writer.list("measures", measures)
      writer.list("views", views)
      writer.list("parts", parts)
      writer.list("literals", literals)
      writer.list("callables", callables)
      writer.list("memberTexts", memberTexts)
      writer.list("memberUses", memberUses)
      writer.list("previews", previews)
      writer.list("assignments", assignments)
      writer.list("mentions", mentions)
      writer.list("declarations", declarations)
      writer.list("ignores", ignores)
      writer.list("problems", problems)
    }
  }

  /// Whether the uses and accessors that `call` names are there.
  private func hasValues(of call: ComponentCall) -> Bool {
    func isThere(_ argument: ComponentCall.Argument) -> Bool {
      switch argument.value {
      case .use(let index): uses.indices.contains(index)
      case .accessor(let index): accessors.indices.contains(index)
      default: true
      }
    }
    return call.arguments.allSatisfy(isThere) && call.modifiers.allSatisfy { $0.arguments.allSatisfy(isThere) }
  }
}
