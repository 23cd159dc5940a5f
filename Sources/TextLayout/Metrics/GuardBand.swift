/// The part of its length by which a text may be wider or narrower than it is measured.
struct GuardBand: Hashable, Sendable {
  /// In the text cut.
  var text: Double
  /// In the display cut.
  var display: Double

  static let none = GuardBand(0)

  init(_ both: Double) { self.init(text: both, display: both) }

  init(text: Double, display: Double) {
    self.text = text
    self.display = display
  }

  /// Returns it where so much of the display cut is in the letters.
  func at(displayShare share: Double) -> Double { text + share * (display - text) }

  static func + (left: GuardBand, right: GuardBand) -> GuardBand {
    GuardBand(text: left.text + right.text, display: left.display + right.display)
  }

  static func * (band: GuardBand, factor: Double) -> GuardBand {
    GuardBand(text: band.text * factor, display: band.display * factor)
  }
}
