import PositionedJSON

/// A text such as `{spacing.base.lg}`, which stands for another token.
enum Alias {
  /// Whether `text` is meant as an alias; it may be malformed.
  static func isMeant(by text: String) -> Bool { text.utf8.first == UInt8(ascii: "{") }

  /// The path between the braces, or `nil` where the text is no alias or a malformed one.
  static func path(in text: String) -> String? {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}"), bytes.count > 2 else { return nil }
    let path = text.dropFirst().dropLast()
    let names = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isWellFormed = names.allSatisfy { name in
      !name.isEmpty && !name.contains(UInt8(ascii: "{")) && !name.contains(UInt8(ascii: "}"))
    }
    return isWellFormed ? String(path) : nil
  }

  /// The paths of all aliases in `value`, at any depth.
  static func paths(in value: JSONValue) -> [String] {
    var found: [String] = []
    var pending = [value]
    while let next = pending.popLast() {
      switch next.kind {
      case .string: if let path = next.string.flatMap(path(in:)) { found.append(path) }
      case .array: pending.append(contentsOf: next.elements)
      case .object: for member in next.members { pending.append(member.value) }
      case .number, .true, .false, .null: break
      }
    }
    return found
  }
}
