/// Something that a project can set for a rule, with its default.
package struct RuleOption: Sendable {
  package enum Kind: Sendable {
    case flag(default: Bool)
    case number(default: Int, in: ClosedRange<Int>)
    /// Texts such as words or keys.
    case words(default: [String])
    case choice(default: String, of: [String])
  }

  /// In lower camel case, as `l10n.json` writes it.
  package let name: String
  /// What it changes, as a sentence.
  package let summary: String
  package let kind: Kind

  package init(_ name: String, _ summary: String, _ kind: Kind) {
    self.name = name
    self.summary = summary
    self.kind = kind
  }

  /// Of a rule that says the same of many texts of a language.
  static let eachOfLanguage = RuleOption(
    "each", "Up to so many texts of a table in one language are reported one by one, more by one finding.",
    .number(default: 20, in: 0...1_000_000))

  /// The value that holds where a project sets none.
  package var defaultValue: Value {
    switch kind {
    case .flag(let flag): .flag(flag)
    case .number(let number, _): .number(number)
    case .words(let words): .words(words)
    case .choice(let choice, _): .choice(choice)
    }
  }

  package enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Int)
    case words([String])
    case choice(String)
  }
}
