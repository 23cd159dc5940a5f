/// How a family that cannot be had is set in others: a recipe by name.
package struct FontProfile: Hashable, Sendable {
  /// Fonts that can serve, for text and for display sizes.
  struct Source: Hashable, Sendable {
    /// Family of the text cut; one with an optical-size axis is its own display cut.
    let text: String
    /// Family of the display cut.
    let display: String?
    /// Whether it is the family itself: its metrics and its tracking are right as they are.
    let isGenuine: Bool
  }

  /// As configurations and reports name it, as in “SF-approximate”.
  package let name: String
  /// The families that it serves.
  package let families: [String]
  /// In order of preference.
  let sources: [Source]
  /// Point sizes between which the text cut goes over into the display cut.
  let opticalSizes: ClosedRange<Double>
  /// Lines of the family, in ems.
  let ascent: Double
  let descent: Double
  let lineHeight: Double
  let tracking: FontTracking
  /// See ``FontConfidence/standIn(for:guardBand:)``.
  let guardBand: Double
  /// The same where there is no display cut.
  let guardBandWithoutDisplay: Double

  /// The families whose glyphs it takes when the genuine ones are absent, as in “Inter”.
  package var standIns: [String] { sources.filter { !$0.isGenuine }.map(\.text) }

  /// Whether it serves a family; blanks, hyphens and case make no difference.
  package func serves(_ family: String) -> Bool { Self.contains(families, family) }

  /// The profiles that a configuration can name.
  package static let all = [sanFrancisco]

  /// Fixed-width families of the system and of CSS, in whose place any fixed-width family is taken.
  static let monospaced = ["SF Mono", "ui-monospace", "monospace"]
  /// What is taken for them, in order of preference.
  static let monospacedStandIns = [
    "SF Mono", "Menlo", "DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono", "JetBrains Mono", "Ubuntu Mono",
  ]
  /// Apple's designs for which no recipe is known.
  static let unmodelled = [
    "New York", "New York Small", "New York Medium", "New York Large", "New York Extra Large", "ui-serif",
    "SF Pro Rounded", "ui-rounded", "SF Compact", "SF Compact Text", "SF Compact Display", "SF Compact Rounded",
  ]

  static func contains(_ families: [String], _ family: String) -> Bool {
    let key = FontFile.key(ofFamily: family)
    return families.contains { FontFile.key(ofFamily: $0) == key }
  }
}
