import PositionedJSON

/// What an answer names its call by.
package enum RPCIdentifier: Hashable, Sendable {
  case number(Int)
  case string(String)

  /// `nil` for what is neither a whole number nor a text.
  package init?(_ value: JSONValue) {
    if let text = value.string {
      self = .string(text)
    } else if let number = value.number, let whole = Int(exactly: number) {
      self = .number(whole)
    } else {
      return nil
    }
  }

  package var json: JSONOutput {
    switch self {
    case .number(let number): .integer(number)
    case .string(let text): .string(text)
    }
  }
}
