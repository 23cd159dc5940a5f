/// One value or key on the tape of a document: sixteen bytes, in file order, a container before what it holds.
///
/// An object is followed by key, value, key, value …; each of these by what it holds in turn.
package struct JSONNode {
  @usableFromInline
  package enum Shape: UInt8 {
    case object, array, string, escapedString, number, `true`, `false`, null
  }

  /// First byte, the quote or bracket included.
  @usableFromInline package var start: UInt32
  /// The byte behind the last.
  @usableFromInline package var end: UInt32
  /// Index of the first node behind this one and all that it holds.
  @usableFromInline package var next: UInt32
  @usableFromInline package var shape: Shape

  var kind: JSONValue.Kind {
    switch shape {
    case .object: .object
    case .array: .array
    case .string, .escapedString: .string
    case .number: .number
    case .true: .true
    case .false: .false
    case .null: .null
    }
  }
}
