import Locales

/// A text in the syntax of ICU's MessageFormat, as in `{count, plural, one{# file} other{# files}}`, read.
struct MessagePattern: Sendable {
  /// What a pattern asks of a value.
  enum ValueKind: Sendable {
    /// Shown as it is, or compared with the cases of a `select`.
    case any
    /// Counted by a plural, or formatted as a number.
    case number
    /// Formatted as a date or a time.
    case date
  }

  /// A place at which the pattern reads a value.
  struct Argument: Sendable {
    /// As written: a word, or a number from 0.
    var name: String
    /// From 1: a number counts from 0, words count in the order in which the pattern first mentions each.
    var position: Int
    var form: Form
  }

  enum Form: Sendable {
    /// `{name}`, `{name, number, percent}`; the offset is that of the style, in UTF-16 code units.
    case value(type: String?, style: String?, offset: Int)
    case plural(Plural)
    case select([Case])
    case choice([Limit])
  }

  struct Case: Sendable {
    var selector: String
    var message: [Part]
  }

  struct Plural: Sendable {
    var kind: PluralKind
    /// What is taken off the number before a category is chosen and before `#` shows it.
    var offset: Double = 0
    /// `=1{…}`.
    var exact: [(value: Double, message: [Part])] = []
    var cases: [Case] = []
  }

  /// `1#one file`: from 1 on; `1<many`: above 1.
  struct Limit: Sendable {
    var value: Double
    var isExclusive: Bool
    var message: [Part]
  }

  enum Part: Sendable {
    case text(String)
    /// `#` of a plural.
    case number
    indirect case argument(Argument)
  }

  let text: String
  let message: [Part]

  /// Reads a pattern.
  ///
  /// Patterns nested more than 32 deep, with over 1,000 braces, or longer than 65,536 code units are refused, so that
  /// what they cost is bounded.
  /// - Throws: ``PatternError`` with the name that ICU gives the failure.
  init(_ text: String) throws(PatternError) {
    var reader = MessagePatternReader(text)
    message = try reader.read()
    self.text = text
  }
}

extension MessagePattern.Form {
  var kind: MessagePattern.ValueKind {
    switch self {
    case .value(nil, _, _), .select: .any
    case .value(let type?, _, _): type == "date" || type == "time" ? .date : .number
    case .plural, .choice: .number
    }
  }
}
