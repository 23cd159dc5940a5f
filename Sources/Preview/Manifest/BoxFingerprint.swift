import DesignTokens
import SourceText

/// Tells whether the boxes of a view, as its code says them, are others: kinds, lengths, looks, and not the texts in
/// them.
///
/// Every stored member of every value counts, as reflection shows it: a new one cannot be forgotten. Of what the code
/// does not say only the line does not count, which moves with the code above. Reflection takes a microsecond a member;
/// each kind of box is looked at once.
struct BoxFingerprint {
  private var known: [Box.Kind: StableHash] = [:]

  /// The same number for equal boxes, on every machine and in every run.
  ///
  /// - Complexity: O(*n*) in the boxes.
  mutating func hash(of box: Box) -> StableHash {
    var hash = StableHash()
    for (name, member) in Mirror(reflecting: box).children {
      hash.combine(name ?? "")
      switch member {
      case let kind as Box.Kind: hash.combine(self.hash(of: kind))
      case let boxes as [Box]:
        hash.combine(boxes.count)
        for box in boxes { hash.combine(self.hash(of: box)) }
      default: hash.combine(membersOf: member)
      }
    }
    return hash
  }

  private mutating func hash(of kind: Box.Kind) -> StableHash {
    if let hash = known[kind] { return hash }
    var hash = StableHash()
    hash.combine(membersOf: kind)
    known[kind] = hash
    return hash
  }
}

extension StableHash {
  /// Adds a value by its stored members, the names of which count too.
  ///
  /// - Precondition: It is made of texts, numbers, truth values, SIMD vectors, lists, and of structures and
  ///   enumerations of these.
  /// - Complexity: O(*n*) in the members.
  mutating func combine(membersOf value: Any) {
    if let text = Self.text(ofLeaf: value) { return combine("=" + text) }
    let mirror = Mirror(reflecting: value)
    combine(mirror.children.count)
    switch mirror.displayStyle {
    case .enum where mirror.children.isEmpty: combine("\(value)")
    case .struct, .enum, .tuple, .optional, .collection: break
    default: assertionFailure("a value of type \(type(of: value)) is told by its description alone, or in no order")
    }
    for (name, member) in mirror.children where !(value is Assumption && name == "place") {
      combine(name ?? "")
      combine(membersOf: member)
    }
    if let assumption = value as? Assumption { combine(assumption.isUnknown ? 1 : 0) }
  }

  /// What stands for a value without members; `nil` for others.
  private static func text(ofLeaf value: Any) -> String? {
    switch value {
    case let text as String: text
    case let number as Double: number.isNaN ? "NaN" : "\(number)"
    case let number as any BinaryInteger: "\(number)"
    case let isTrue as Bool: "\(isTrue)"
    // Reflection does not see what is inside.
    case let vector as any SIMD: "\(vector)"
    default: nil
    }
  }
}
