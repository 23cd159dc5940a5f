/// What is taken for a family and a weight: a face, perhaps a second cut of it, and how far that is the family.
struct FontResolution: Hashable, Sendable {
  let text: FontMatch
  /// A display cut that is a font of its own; a face with an optical-size axis is its own.
  let display: FontMatch?
  /// The recipe by which another family stands in; `nil` for the family itself.
  let profile: FontProfile?
  let confidence: FontConfidence
  /// What a reader of a report should know, a sentence each.
  let notes: [String]

  /// The family itself, as far as the weight is there.
  init(_ match: FontMatch, for family: String) {
    text = match
    display = nil
    profile = nil
    guard match.hasOtherWeight else {
      confidence = .exact
      notes = []
      return
    }
    confidence = .substituted(for: "\(family) \(match.wantedWeight.shortText)")
    notes = [
      "\(match.face.fileName) has the weight \(match.weight.shortText): \(match.wantedWeight.shortText) is not there"
    ]
  }

  /// A fixed-width font of any family.
  init(monospaced match: FontMatch, for family: String) {
    text = match
    display = nil
    profile = nil
    confidence = .substituted(for: family)
    notes = ["'\(match.face.family)' is taken for '\(family)': both are fixed-width, but not of one width"]
  }

  init(
    _ text: FontMatch, _ display: FontMatch?, of source: FontProfile.Source, profile: FontProfile, for family: String
  ) {
    self.text = text
    self.display = display
    let hasDisplay = display != nil || text.face.opticalSizes != nil
    if source.isGenuine, text.face.opticalSizes != nil {
      self.profile = nil
      confidence = .exact
      notes = []
      return
    }
    self.profile = profile
    var notes: [String] = []
    if source.isGenuine {
      notes.append("sizes between '\(source.text)' and '\(source.display ?? "")' are taken between the two")
    }
    if !hasDisplay {
      let missing = source.display ?? "an optical-size axis"
      notes.append(
        """
        there is no '\(missing)': above \(profile.opticalSizes.lowerBound.shortText) pt texts are measured too wide, \
        by \((profile.guardBandWithoutDisplay * 100).shortText) % at most
        """)
    }
    let other = [text, display].compactMap { $0 }.filter(\.hasOtherWeight)
    for match in other {
      notes.append(
        "\(match.face.fileName) has the weight \(match.weight.shortText): \(match.wantedWeight.shortText) is not there")
    }
    self.notes = notes
    confidence =
      other.isEmpty
      ? .standIn(for: family, guardBand: hasDisplay ? profile.guardBand : profile.guardBandWithoutDisplay)
      : .substituted(for: family)
  }

  /// Whether display sizes have a cut of their own.
  var hasDisplay: Bool { display != nil || text.face.opticalSizes != nil }

  /// Whether metrics and tracking are the profile's, not the font's own.
  var takesProfileMetrics: Bool { profile.map { !$0.sources.contains { $0.isGenuine && isOf($0) } } ?? false }

  private func isOf(_ source: FontProfile.Source) -> Bool {
    text.face.familyKeys.contains(FontFile.key(ofFamily: source.text))
  }
}

extension Double {
  /// Without a needless “.0”.
  var shortText: String {
    let rounded = (self * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
