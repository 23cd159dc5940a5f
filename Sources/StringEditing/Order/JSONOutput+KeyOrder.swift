import PositionedJSON
import StringFormats

extension JSONOutput {
  /// The value with the keys of every object in order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of members.
  package func sorted(_ order: KeyOrder) -> JSONOutput {
    switch self {
    case .object(let members):
      .object(
        members.sorted { order.areInOrder($0.name, $1.name) }
          .map { Member(name: $0.name, value: $0.value.sorted(order)) })
    case .array(let elements): .array(elements.map { $0.sorted(order) })
    case .string, .integer, .number, .bool, .null: self
    }
  }
}
