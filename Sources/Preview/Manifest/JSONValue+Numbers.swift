import PositionedJSON

extension JSONValue {
  /// The whole numbers of a list; `nil` for anything else.
  var integers: [Int]? {
    guard kind == .array else { return nil }
    var integers: [Int] = []
    for element in elements {
      guard let integer = element.integer else { return nil }
      integers.append(integer)
    }
    return integers
  }

  /// The members of an object whose values are texts.
  var textMembers: [String: String] {
    Dictionary(
      members.compactMap { member in member.value.string.map { (member.key, $0) } }, uniquingKeysWith: { $1 })
  }
}
