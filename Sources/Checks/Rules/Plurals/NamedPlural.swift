import Messages
import StringFormats
import StringTables

/// The forms of a plural variation with the variable that it belongs to, without their texts.
struct NamedPlural {
  let name: LocatedText?
  /// Whether its numbers are whole ones, as the specifier says.
  let isOfWholeNumbers: Bool
  /// The names of its forms as they are written.
  let selectors: [LocatedText]
  /// The categories among them.
  let forms: PluralForms

  private init(name: LocatedText?, specifier: String? = nil, _ selectors: [LocatedText]) {
    self.name = name
    isOfWholeNumbers = specifier?.last.map { "dDiuU".contains($0) } ?? false
    self.selectors = selectors
    forms = selectors.reduce(into: []) { $0.formUnion(PluralForms(named: $1.string)) }
  }

  /// Those of a message.
  static func all(of message: Message) -> [NamedPlural] {
    message.format.pluralCases.map { NamedPlural(name: nil, $0.map(\.selector)) }
      + message.substitutions.flatMap { variable in
        variable.variant.pluralCases.map {
          NamedPlural(name: variable.name, specifier: variable.specifier?.string, $0.map(\.selector))
        }
      }
  }

  /// Those of an entry, whose texts are not decoded.
  static func all(of entry: Table.Entry) -> [NamedPlural] {
    guard let value = entry.variedValue else { return all(of: entry.message) }
    func plurals(
      of variant: StringFormats.Variant, _ name: LocatedText?, specifier: SourceString? = nil
    ) -> [NamedPlural] {
      variant.pluralCases.map { cases in
        NamedPlural(
          name: name, specifier: specifier.map { entry.source.document.text($0) },
          cases.map { entry.located($0.selector) })
      }
    }
    return plurals(of: value.format, nil)
      + value.substitutions.flatMap { plurals(of: $0.variant, entry.located($0.name), specifier: $0.specifier) }
  }

  /// How a message calls it.
  var owner: String { name.map { "variable '\($0.string)'" } ?? "the plural" }

  /// Whether it has a form of that name.
  func has(_ name: String) -> Bool { selectors.contains { $0.string == name } }
}
