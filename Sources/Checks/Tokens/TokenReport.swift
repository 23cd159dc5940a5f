import DesignTokens
import Project

/// Where the token rules put what they find in one theme.
package struct TokenReport {
  struct Entry {
    /// Place of the rule among those that run.
    var rule: Int
    var message: String
    var place: TokenPlace
  }

  let theme: Theme
  /// Place of the rule that is running among those that run.
  var rule = 0
  private(set) var entries: [Entry] = []
  /// All places where tokens are named, found once for all rules.
  private(set) lazy var references: [TokenReference] = theme.system.references
  /// By the number of a token: whether its value names another.
  private(set) lazy var isReferring: [Bool] = self.flags { if case .token(let user) = $0.user { user } else { nil } }
  /// By the number of a token: whether another or a component names it.
  private(set) lazy var isUsed: [Bool] = self.flags { $0.target }

  init(theme: Theme) { self.theme = theme }

  var system: DesignSystem { theme.system }

  mutating func add(_ message: String, at place: TokenPlace) {
    entries.append(Entry(rule: rule, message: message, place: place))
  }

  mutating func add(_ message: String, of token: Token) { add(message, at: system.place(of: token)) }

  private mutating func flags(_ ordinal: (TokenReference) -> Int?) -> [Bool] {
    var flags = [Bool](repeating: false, count: system.tokens.ordinalCount)
    for reference in references { if let ordinal = ordinal(reference) { flags[ordinal] = true } }
    return flags
  }
}
