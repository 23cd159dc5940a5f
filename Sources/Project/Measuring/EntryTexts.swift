import Messages
import Pseudo
import StringTables
import TextLayout

/// Makes the texts that are measured and shown of entries, in languages and pseudo-locales; one per thread.
package struct EntryTexts {
  /// Where the texts of a locale come from.
  package enum Source: Hashable, Sendable {
    /// The table of a language.
    case table
    /// The development language, through a pseudolocalizer by its number in the request.
    case pseudo(Int)
  }

  private struct SamplerKey: Hashable {
    let locale: String
    let sampleText: String
  }

  private let configuration: Configuration
  private let pseudolocalizers: [ComponentPseudolocalizers]
  private var samplers: [SamplerKey: MessageSampler] = [:]

  /// - Parameter measurer: Tells what fonts cover.
  package init(of measurement: Measurement, measurer: TextMeasurer) {
    let request = measurement.request
    configuration = measurement.project.configuration
    pseudolocalizers = request.pseudo.map {
      ComponentPseudolocalizers($0, measurer: measurer, fitsWidth: request.fitsWidth)
    }
  }

  /// The message of an entry, in a pseudo-locale for a font.
  ///
  /// - Parameters:
  ///   - entry: That of the development language for a pseudo-locale.
  ///   - font: `nil` stands for one that is not known.
  package func message(of entry: Table.Entry, table: String, from source: Source, font: FontRequest?) -> Message {
    guard case .pseudo(let number) = source, !configuration.keepsText(of: entry, table: table) else {
      return entry.message
    }
    let choice = pseudolocalizers[number].choice(for: font)
    return choice.pseudolocalizer.pseudolocalize(
      entry.message, label: table + "/" + entry.key.string, fitting: choice.fit)
  }

  /// A text that no table has, in a pseudo-locale for a font.
  package func text(_ text: String, from source: Source, font: FontRequest?) -> String {
    guard case .pseudo(let number) = source else { return text }
    let choice = pseudolocalizers[number].choice(for: font)
    return choice.pseudolocalizer.pseudolocalize(text, fitting: choice.fit)
  }

  /// What makes the sample texts of a language.
  ///
  /// - Parameter sampleText: What stands for a text argument; `nil` for that of the configuration.
  /// - Throws: ``ICUError`` when ICU has no data.
  package mutating func sampler(pluralLocale: String, sampleText: String? = nil) throws -> MessageSampler {
    let key = SamplerKey(locale: pluralLocale, sampleText: sampleText ?? configuration.sampleText)
    if let known = samplers[key] { return known }
    let made = try MessageSampler(locale: key.locale, sampleText: key.sampleText)
    samplers[key] = made
    return made
  }

  /// What the fonts lack for a pseudo-locale, a sentence for each; none for a language.
  package func notes(of source: Source) -> [String] {
    guard case .pseudo(let number) = source else { return [] }
    return pseudolocalizers[number].notes
  }
}
