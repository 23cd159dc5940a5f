import DesignTokens

/// Where the token rules put what they find in one theme.
public struct TokenReport {
  struct Entry {
    var rule: Rule
    var message: String
    var place: TokenPlace
  }

  let theme: TokenSubject.Theme
  /// The rule that is running.
  var rule: Rule
  private(set) var entries: [Entry] = []
  /// All places where tokens are named, found once for all rules.
  private(set) lazy var references = theme.system.references

  init(theme: TokenSubject.Theme, rule: Rule) {
    self.theme = theme
    self.rule = rule
  }

  var system: DesignSystem { theme.system }

  mutating func add(_ message: String, at place: TokenPlace) {
    entries.append(Entry(rule: rule, message: message, place: place))
  }

  mutating func add(_ message: String, of token: Token) { add(message, at: system.place(of: token)) }
}
