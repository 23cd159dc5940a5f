/// A part of a file that a merge takes as one: a member with its name, and what stands before it.
struct MergePart {
  /// What tells a part among its siblings: of equal names, the first has number 0.
  struct Identity: Hashable {
    let name: String
    let number: Int
  }

  enum Content {
    /// A value that is merged as a whole: what it means, so that two ways to write it are the same.
    case text(String)
    case parts(Holder)
  }

  /// A value that holds parts.
  struct Holder {
    let parts: [MergePart]

    /// From the name of the value to what the first part's lead starts at.
    let head: ArraySlice<UInt8>

    /// White space and comments behind the last part.
    let tail: ArraySlice<UInt8>

    /// What ends the value.
    let close: ArraySlice<UInt8>
  }

  let identity: Identity

  /// What stands between its neighbour and itself: white space, comments, a comma.
  let lead: ArraySlice<UInt8>

  /// From its name to the end of its value, as written.
  let bytes: ArraySlice<UInt8>

  let content: Content

  var name: String { identity.name }

  var holder: Holder? {
    if case .parts(let holder) = content { holder } else { nil }
  }

  /// Its lead without white space around it, and without a comma.
  var comment: ArraySlice<UInt8> { Self.comment(lead) }

  static func comment(_ lead: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ",") }
    guard let first = lead.firstIndex(where: { !isBlank($0) }), let last = lead.lastIndex(where: { $0 > 0x20 }) else {
      return lead.suffix(0)
    }
    return lead[first...last]
  }

  /// Whether both say the same, with the same comments.
  func isSame(as other: MergePart) -> Bool { comment == other.comment && says(other) }

  /// Whether both say the same, however it is written and in whatever order.
  func says(_ other: MergePart) -> Bool {
    if bytes == other.bytes { return true }
    switch (content, other.content) {
    case (.text(let text), .text(let otherText)): return text.utf8.elementsEqual(otherText.utf8)
    case (.parts(let holder), .parts(let otherHolder)):
      guard holder.parts.count == otherHolder.parts.count,
        Self.comment(holder.tail) == Self.comment(otherHolder.tail)
      else { return false }
      let others = Self.byIdentity(otherHolder.parts)
      return holder.parts.allSatisfy { part in others[part.identity].map(part.isSame) ?? false }
    default: return false
    }
  }

  static func byIdentity(_ parts: [MergePart]) -> [Identity: MergePart] {
    Dictionary(parts.map { ($0.identity, $0) }) { first, _ in first }
  }
}

/// Numbers equal names.
struct MergeNames {
  private var counts: [String: Int] = [:]

  mutating func identity(_ name: String) -> MergePart.Identity {
    let number = counts[name, default: 0]
    counts[name] = number + 1
    return MergePart.Identity(name: name, number: number)
  }
}
