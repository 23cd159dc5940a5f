import SourceFacts
import SourceText
import SwiftSyntax

/// The facts while they are collected: in the order of the walk, with places instead of numbers.
struct FactList {
  /// A call whose arguments may be keys that are not known yet.
  struct Component {
    var call: FunctionCallExprSyntax
    var name: String
    var isInPreview: Bool
  }

  private(set) var uses: [KeyUse] = []
  private(set) var accessors: [AccessorUse] = []
  var texts: [ShownText] = []
  var dynamicKeys: [DynamicKey] = []
  var components: [Component] = []
  var measures: [RawMeasure] = []
  var views: [ViewDeclaration] = []
  /// The parts, of which the file is the first, with the names in each.
  var parts: [(part: CodePart, names: Set<String>, others: Set<String>, asked: Set<String>)] = []
  private(set) var literals: [LiteralArgument] = []
  var memberTexts: [MemberText] = []
  private(set) var memberUses: [MemberUse] = []
  var previews: [PreviewDeclaration] = []
  var mentions: Set<String> = []
  /// Where the measures begin.
  var measuredAt: Set<Int> = []
  /// Where the text of a use stands, by the offset of the expression that gives it.
  private var usesByOffset: [Int: Int] = [:]
  private var accessorsByOffset: [Int: Int] = [:]
  /// By where their calls begin.
  private var literalsByOffset: [Int: [Int]] = [:]
  private var knownMemberUses: Set<MemberUse> = []

  mutating func append(_ use: KeyUse, at offset: Int) {
    usesByOffset[offset] = uses.count
    uses.append(use)
  }

  mutating func append(_ accessor: AccessorUse) {
    accessorsByOffset[accessor.range.start.index] = accessors.count
    accessors.append(accessor)
  }

  /// The same member is used in the same way again and again.
  mutating func append(_ use: MemberUse) {
    if knownMemberUses.insert(use).inserted { memberUses.append(use) }
  }

  /// - Parameter offset: Where the call begins that the literal is given to.
  mutating func append(_ literal: LiteralArgument, at offset: Int) {
    literalsByOffset[offset, default: []].append(literals.count)
    literals.append(literal)
  }

  /// Says that an expression gives the text of another one around it.
  mutating func alias(_ offset: Int, of outer: Int) {
    if usesByOffset[offset] == nil { usesByOffset[offset] = usesByOffset[outer] }
  }

  /// Whether an expression may give a text of a table.
  func hasLookup(at offset: Int) -> Bool {
    usesByOffset[offset] != nil || accessorsByOffset[offset] != nil || literalsByOffset[offset] != nil
  }

  /// Says what is put into the text that is looked up at `offset`, unless its call says that itself.
  mutating func fill(_ offset: Int, with arguments: [ArgumentKind]) {
    if let use = usesByOffset[offset], uses[use].arguments == nil { uses[use].arguments = arguments }
    if let accessor = accessorsByOffset[offset], accessors[accessor].arguments == nil {
      accessors[accessor].arguments = arguments
    }
    for literal in literalsByOffset[offset] ?? [] where literals[literal].arguments == nil {
      literals[literal].arguments = arguments
    }
  }

  /// The facts in the order of the file.
  func sorted() -> SourceFacts {
    var facts = SourceFacts()
    let useOrder = Self.order(uses.map(\.range))
    let accessorOrder = Self.order(accessors.map(\.range))
    facts.uses = useOrder.map { uses[$0] }
    facts.accessors = accessorOrder.map { accessors[$0] }
    let values = ArgumentValues(
      uses: usesByOffset.mapValues(Self.places(useOrder)),
      accessors: accessorsByOffset.mapValues(Self.places(accessorOrder)))
    facts.calls = components.map { values.call($0) }.sorted { $0.range.start < $1.range.start }
    facts.texts = texts.sorted { $0.range.start < $1.range.start }
    facts.dynamicKeys = dynamicKeys.sorted { $0.range.start < $1.range.start }
    facts.measures = measures.sorted { $0.range.start < $1.range.start }
    facts.views = views.sorted { $0.range.start < $1.range.start }
    if parts.count > 1 || !parts.allSatisfy({ $0.names.isEmpty && $0.others.isEmpty }) {
      facts.parts = parts.map { part, names, others, asked in
        var part = part
        part.set(names: names, others: others, asked: asked)
        return part
      }
    }
    facts.literals = literals.filter { usesByOffset[$0.range.start.index] == nil }
      .sorted { $0.range.start < $1.range.start }
    facts.memberTexts = memberTexts.sorted { $0.range.start < $1.range.start }
    facts.memberUses = memberUses
    facts.previews = previews.sorted { $0.range.start < $1.range.start }
    facts.mentions = mentions.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return facts
  }

  private static func order(_ ranges: [ByteRange]) -> [Int] {
    ranges.indices.sorted { (ranges[$0].start, $0) < (ranges[$1].start, $1) }
  }

  /// Where each number went.
  private static func places(_ order: [Int]) -> (Int) -> Int {
    var places = order
    for (place, number) in order.enumerated() { places[number] = place }
    return { [places] in places[$0] }
  }
}
