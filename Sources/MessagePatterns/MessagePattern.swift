import Locales

/// A text in the syntax of ICU's MessageFormat, as in `{count, plural, one{# file} other{# files}}`, read.
package struct MessagePattern: Sendable {
  /// What a pattern asks of a value.
  package enum ValueKind: Sendable {
    /// Shown as it is, or compared with the cases of a `select`.
    case any
    /// Counted by a plural, or formatted as a number.
    case number
    /// Formatted as a date or a time.
    case date
  }

  /// A place at which the pattern reads a value.
  package struct Argument: Sendable {
    /// As written: a word, or a number from 0.
    package var name: String
    /// From 1: a number counts from 0, words count in the order in which the pattern first mentions each.
    package var position: Int
    package var form: Form
  }

  package enum Form: Sendable {
    /// `{name}`, `{name, number, percent}`; the offset is that of the style, in UTF-16 code units.
    case value(type: String?, style: String?, offset: Int)
    case plural(Plural)
    case select([Case])
    case choice([Limit])
  }

  package struct Case: Sendable {
    package var selector: String
    package var message: [Part]
  }

  package struct Plural: Sendable {
    package var kind: PluralKind
    /// What is taken off the number before a category is chosen and before `#` shows it.
    package var offset: Double = 0
    /// `=1{…}`.
    package var exact: [(value: Double, message: [Part])] = []
    package var cases: [Case] = []
  }

  /// `1#one file`: from 1 on; `1<many`: above 1.
  package struct Limit: Sendable {
    package var value: Double
    package var isExclusive: Bool
    package var message: [Part]
  }

  package enum Part: Sendable {
    case text(String)
    /// `#` of a plural.
    case number
    indirect case argument(Argument)
  }

  package let text: String
  package let message: [Part]

  /// Reads a pattern.
  ///
  /// Patterns nested more than 32 deep, with over 1,000 braces, or longer than 65,536 code units are refused, so that
  /// what they cost is bounded.
  /// - Throws: ``PatternError`` with the name that ICU gives the failure.
  package init(_ text: String) throws(PatternError) {
    var reader = MessagePatternReader(text)
    message = try reader.read()
    self.text = text
  }
}

extension MessagePattern.Form {
  package var kind: MessagePattern.ValueKind {
    switch self {
    case .value(nil, _, _), .select: .any
    case .value(let type?, _, _): type == "date" || type == "time" ? .date : .number
    case .plural, .choice: .number
    }
  }
}
