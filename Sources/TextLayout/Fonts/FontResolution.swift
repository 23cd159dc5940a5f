/// What is taken for a family and a weight: a face, perhaps a second cut of it, and how far that is the family.
struct FontResolution: Hashable, Sendable {
  /// How far a text between two static cuts may be off: nobody compared it, a choice of ours.
  private static let assumedPairBand = 0.015

  let text: FontMatch
  /// A display cut that is a font of its own; a face with an optical-size axis is its own.
  let display: FontMatch?
  /// What was measured of the family; `nil` where nothing of it is needed.
  let metrics: FontMetrics?
  /// Whether another family lends its glyphs, and advances, lines and tracking are those of ``metrics``.
  let isStandIn: Bool
  let confidence: FontConfidence
  /// What a reader of a report should know, a sentence each.
  let notes: [String]

  /// The family itself, as far as the weight is there.
  init(_ match: FontMatch, for family: String) {
    text = match
    display = nil
    metrics = nil
    isStandIn = false
    confidence = match.hasOtherWeight ? .substituted(for: "\(family) \(match.wantedWeight.shortText)") : .exact
    notes = match.hasOtherWeight ? [Self.note(of: match)] : []
  }

  /// Another family that has nothing to do with it.
  init(substitute match: FontMatch, for family: String) {
    text = match
    display = nil
    metrics = nil
    isStandIn = false
    confidence = .substituted(for: family)
    notes = []
  }

  /// The family itself, under another name and perhaps in two cuts; `nil` where a cut is missing.
  init?(genuine text: FontMatch, _ display: FontMatch?, metrics: FontMetrics, for family: String) {
    let isWhole = text.face.opticalSizes != nil || metrics.displayShares == nil
    guard isWhole || display != nil else { return nil }
    self.text = text
    self.display = isWhole ? nil : display
    self.metrics = isWhole ? nil : metrics
    isStandIn = false
    let other = [text, self.display].compactMap { $0 }.filter(\.hasOtherWeight)
    var notes = other.map(Self.note)
    if let display = self.display {
      notes.insert("sizes between '\(text.face.family)' and '\(display.face.family)' are taken between the two", at: 0)
    }
    self.notes = notes
    confidence =
      !other.isEmpty
      ? .substituted(for: family) : isWhole ? .exact : .standIn(for: family, guardBand: Self.assumedPairBand)
  }

  /// Another family, by what was measured of the one asked for.
  init(standIn text: FontMatch, _ display: FontMatch?, metrics: FontMetrics, for family: String) {
    self.text = text
    self.display = display
    self.metrics = metrics
    isStandIn = true
    let band = metrics.guardBand(of: .measured, weight: text.wantedWeight)
    confidence = .standIn(for: family, guardBand: max(band.text, band.display))
    notes = [text, display].compactMap { $0 }.filter(\.hasOtherWeight).map(Self.note)
  }

  private static func note(of match: FontMatch) -> String {
    "\(match.face.fileName) has the weight \(match.weight.shortText): \(match.wantedWeight.shortText) is not there"
  }

  /// How far widths may be off by what is known of each character; empty for the family itself.
  var bands: [MeasuredBand.Origin: GuardBand] {
    guard let metrics, isStandIn else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: MeasuredBand.Origin.allCases.map {
        ($0, metrics.guardBand(of: $0, weight: text.wantedWeight))
      })
  }

  /// How far widths of the family itself may be off.
  var ownBand: GuardBand {
    guard !isStandIn, case .standIn(_, let band) = confidence else { return .none }
    return GuardBand(band)
  }
}

extension Double {
  /// Without a needless “.0”.
  var shortText: String {
    let rounded = (self * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
