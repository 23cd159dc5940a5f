import SourceText

/// A defect of a token file.
public struct TokenProblem: Error, Hashable, Sendable {
  /// Path of the file as it was given.
  public let path: String
  public let position: SourcePosition
  /// What is wrong, in lower case and without the place.
  public let message: String
  /// One of token-type, token-alias, token-cycle, token-syntax, component-structure.
  public let rule: String

  public init(path: String, position: SourcePosition, message: String, rule: String) {
    self.path = path
    self.position = position
    self.message = message
    self.rule = rule
  }
}

extension TokenProblem: Comparable {
  /// The order of reports: path, position, then rule and message.
  public static func < (left: TokenProblem, right: TokenProblem) -> Bool {
    (left.path, left.position, left.rule, left.message) < (right.path, right.position, right.rule, right.message)
  }
}
