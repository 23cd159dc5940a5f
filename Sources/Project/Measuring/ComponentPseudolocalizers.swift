import ICU
import Pseudo
import TextLayout

/// The pseudolocalizers of one strategy, one for each font that a component has; one per thread.
package final class ComponentPseudolocalizers {
  /// What makes the texts of a component.
  package typealias Choice = (pseudolocalizer: Pseudolocalizer, fit: WidthFit?)

  package let definition: PseudoDefinition
  private let measurer: TextMeasurer
  private let fitsWidth: Bool
  private let locale: LocaleIdentifier?
  private let plain: Pseudolocalizer
  private var choices: [FontRequest: Choice] = [:]

  /// - Parameter fitsWidth: Whether texts grow by their width rather than by their length.
  package init(_ definition: PseudoDefinition, measurer: TextMeasurer, fitsWidth: Bool) {
    self.definition = definition
    self.measurer = measurer
    self.fitsWidth = fitsWidth
    locale = LocaleIdentifier(definition.locale)
    plain = Pseudolocalizer(definition)
  }

  /// What makes the texts that are set in a font; `nil` stands for a text whose font is not known.
  package func choice(for font: FontRequest?) -> Choice {
    guard let font, let locale else { return (plain, nil) }
    if let known = choices[font] { return known }
    let component = ComponentFont(font, measurer: measurer, locale: locale)
    let choice = (Pseudolocalizer(definition, font: component), fitsWidth ? WidthFit(component) : nil)
    choices[font] = choice
    return choice
  }

  /// What the fonts lack, a sentence for each, sorted.
  package var notes: [String] {
    var notes: Set<String> = []
    for (font, choice) in choices {
      let letters = choice.pseudolocalizer.plainLetters
      if !letters.isEmpty {
        let list = letters.map { "'\($0)'" }.joined(separator: ", ")
        let rest = letters.count == 1 ? "which stays plain" : "which stay plain"
        notes.insert("\(definition.locale): '\(font.family)' has no \(definition.name) form of \(list), \(rest)")
      }
      for mark in choice.pseudolocalizer.missingMarks {
        notes.insert("\(definition.locale): '\(font.family)' does not have '\(mark)': another font stands in")
      }
    }
    return notes.sorted()
  }
}
