/// A property or function of a type, by the names alone.
package struct MemberName: Hashable, Sendable {
  /// The type, without those around it.
  package var owner: String
  package var name: String

  /// The name of a value that stands beside the case of an enumeration, by its number.
  package static func payload(_ number: Int, of name: String) -> String { "\(name)(\(number))" }

  package init(_ owner: String, _ name: String) {
    self.owner = owner
    self.name = name
  }
}
