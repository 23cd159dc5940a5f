/// Something that did not fit while a message was put together; the text is shown all the same.
package enum FormatIssue: Hashable, Sendable {
  /// The text reads an argument that the caller did not give; the specifier is shown as written.
  case missingArgument(position: Int, specifier: String)
  /// The specifier and the argument are of different kinds; the argument's plain text is shown.
  case mismatchedArgument(position: Int, specifier: String)
  /// The text names a variable that the entry does not define; its mark is shown as written.
  case undefinedVariable(name: String)
  /// Variables mention each other in a circle; the mark is shown as written.
  case variableCycle(name: String)
  /// A text in ICU's syntax that cannot be read; it is shown as written. The offset counts UTF-16 code units.
  case invalidPattern(offset: Int, reason: String)
  /// No case of a variation fits; nothing is shown for it.
  case noCase(selector: String)
}

extension FormatIssue: CustomStringConvertible {
  /// The issue in a few words.
  package var description: String {
    switch self {
    case .missingArgument(let position, let specifier): "'\(specifier)' needs argument \(position)"
    case .mismatchedArgument(let position, let specifier): "argument \(position) does not fit '\(specifier)'"
    case .undefinedVariable(let name): "variable '\(name)' is not defined"
    case .variableCycle(let name): "variable '\(name)' mentions itself"
    case .invalidPattern(let offset, let reason): "the pattern cannot be read at \(offset + 1): \(reason)"
    case .noCase(let selector): "there is no variant for '\(selector)'"
    }
  }
}
