import Placeholders
import StringFormats

/// The value of a key in one locale: a text, or a text with variations.
package struct Message: Hashable, Sendable {
  /// A text, or the texts to choose from.
  package typealias Variant = Variation<LocatedText, LocatedText>

  /// A named variable that the text mentions as `%#@name@`.
  package struct Substitution: Hashable, Sendable {
    package let name: LocatedText
    /// The argument that the variable reads where the text gives no position, from 1.
    package let argumentNumber: Int?
    /// The printf conversion of its value, as in “lld”.
    package let specifier: LocatedText?
    package let variant: Variant

    package init(name: LocatedText, argumentNumber: Int?, specifier: LocatedText?, variant: Variant) {
      self.name = name
      self.argumentNumber = argumentNumber
      self.specifier = specifier
      self.variant = variant
    }

    /// The type of its value, by its specifier; a 64-bit integer where that says nothing.
    package var type: ArgumentType {
      guard let specifier, let parsed = FormatScanner.specifiers(in: "%" + specifier.string).first,
        case .argument(let type) = parsed.kind
      else { return .integer(bits: 64) }
      return type
    }
  }

  package let format: Variant
  package let substitutions: [Substitution]

  package init(format: Variant, substitutions: [Substitution] = []) {
    self.format = format
    self.substitutions = substitutions
  }

  /// The message of one entry of a document; `nil` where the value is no text (a nested dictionary, data).
  package init?(_ value: LocalizedValue, in document: StringDocument) {
    switch value {
    case .text(let text):
      self.init(format: .text(document.located(text)))
    case .varied(let varied):
      self.init(
        format: document.located(varied.format),
        substitutions: varied.substitutions.map { substitution in
          Substitution(
            name: document.located(substitution.name), argumentNumber: substitution.argumentNumber,
            specifier: substitution.specifier.map(document.located),
            variant: document.located(substitution.variant))
        })
    case .other:
      return nil
    }
  }

  package func substitution(named name: String) -> Substitution? {
    substitutions.first { $0.name.string == name }
  }

  /// The only text of a message without variations.
  package var plainText: LocatedText? {
    if substitutions.isEmpty, case .text(let text) = format { text } else { nil }
  }
}

extension Message {
  /// Every text of the message, the format first, in the order of the file.
  package var texts: [LocatedText] { format.texts + substitutions.flatMap(\.variant.texts) }

  /// The same message with every text replaced and its structure kept.
  package func mapTexts(_ transform: (LocatedText) -> LocatedText) -> Message {
    Message(
      format: format.mapTexts(transform),
      substitutions: substitutions.map {
        Substitution(
          name: $0.name, argumentNumber: $0.argumentNumber, specifier: $0.specifier,
          variant: $0.variant.mapTexts(transform))
      })
  }
}

extension StringDocument {
  package func located(_ text: SourceString) -> LocatedText { LocatedText(self.text(text), range: text.range) }

  package func located(_ variant: StringFormats.Variant) -> Message.Variant {
    variant.map {
      located($0.string)
    } selector: {
      located($0)
    }
  }
}
