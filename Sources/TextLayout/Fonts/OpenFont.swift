import Shaping

/// A font of a library, open, with its metrics in ems.
///
/// Where it has a display cut, a text at a point size is as wide as the two cuts weighted by
/// ``displayShare(atPointSize:)``, and then has the tracking of that size.
final class OpenFont: Sendable {
  /// What texts are measured in: the text cut at its weight; the optical size, where there is an axis, at its lower
  /// end. Where another font stands in by metrics, it moves the pen as the one asked for does.
  let font: Font
  /// What a report calls it: “Urbanist 600”, “Noto Sans Arabic Bold”.
  let name: String
  /// Ems in a unit of ``font`` and of ``display``.
  let emsPerUnit: Double
  let ascent: Double
  let descent: Double
  /// Ascent, descent and line gap together.
  let lineHeight: Double
  /// What a space does to the words beside it.
  let spaceRole: SpaceRole
  /// The display cut at the same weight, in the units of ``font``; `nil` where all sizes look alike.
  let display: Font?
  /// The fonts that glyphs are drawn in: ``font`` and ``display``, or those of the stand-in as they are.
  let drawn: (text: Font, display: Font?)
  /// How much of the display cut there is at a point size, from 0 to 1; `nil` where all sizes look alike.
  let displayShares: PiecewiseLinear?
  /// Ems behind every grapheme cluster, by point size; `nil` for a font that does not track.
  let tracking: PiecewiseLinear?
  let resolution: FontResolution
  private let bands: [MeasuredBand.Origin: GuardBand]

  /// How sure its widths are those of the family that was asked for.
  var confidence: FontConfidence { resolution.confidence }

  /// - Parameter displayFace: The face of the resolution's display cut.
  init(_ resolution: FontResolution, face: FontFace, displayFace: FontFace?) {
    self.resolution = resolution
    let match = resolution.text
    let axis = face.range(of: .opticalSize)
    // What was measured are characters by themselves.
    let hasAlternates = !resolution.isStandIn
    let text = Font(
      face: face, variations: Self.variations(of: match, opticalSize: axis?.lowerBound), hasAlternates: hasAlternates)
    let large: Font?
    if let displayFace, let displayMatch = resolution.display {
      let axis = displayFace.range(of: .opticalSize)
      large = Font(
        face: displayFace, variations: Self.variations(of: displayMatch, opticalSize: axis?.upperBound),
        unitsPerEm: face.unitsPerEm, hasAlternates: hasAlternates)
    } else if let axis {
      large = Font(
        face: face, variations: Self.variations(of: match, opticalSize: axis.upperBound), hasAlternates: hasAlternates)
    } else {
      large = nil
    }
    drawn = (text, large)

    let family = face.familyName ?? match.face.family
    if match.face.isVariable {
      name = "\(family) \(match.weight.shortText)"
    } else if let style = face.styleName, style != "Regular" {
      name = "\(family) \(style)"
    } else {
      name = family
    }
    if let metrics = resolution.metrics, resolution.isStandIn {
      let measured = MeasuredFont(metrics: metrics, weight: match.wantedWeight, standIn: large ?? text)
      font = measured.font(.text, own: text)
      displayShares = metrics.displayShares
      display = displayShares.map { _ in measured.font(.display, own: measured.standIn) }
      spaceRole = measured.standIn.face.spaceRole()
      (ascent, descent) = (metrics.lines.ascent, metrics.lines.descent)
      lineHeight = ascent + descent + metrics.lines.gap
      tracking = metrics.tracking
      bands = resolution.bands
    } else {
      font = text
      display = large
      displayShares =
        resolution.metrics?.displayShares ?? axis.flatMap { PiecewiseLinear([($0.lowerBound, 0), ($0.upperBound, 1)]) }
      spaceRole = face.spaceRole()
      let emsPerUnit = 1 / Double(text.unitsPerEm)
      ascent = Double(text.ascender.value) * emsPerUnit
      descent = Double(text.descender.value) * emsPerUnit
      lineHeight = ascent + descent + Double(text.lineGap.value) * emsPerUnit
      tracking = Self.tracking(of: text)
      bands = [:]
    }
    emsPerUnit = 1 / Double(font.unitsPerEm)
  }

  static func variations(of match: FontMatch, opticalSize: Double?) -> [FontTag: Double] {
    var variations: [FontTag: Double] = [:]
    if match.face.isVariable { variations[.weight] = match.weight }
    if let opticalSize { variations[.opticalSize] = opticalSize }
    return variations
  }

  /// Point sizes at which a font with a tracking table is asked for it.
  private static let trackedSizes = 1...200

  private static func tracking(of font: Font) -> PiecewiseLinear? {
    guard font.hasTracking else { return nil }
    return PiecewiseLinear(
      trackedSizes.map { size in
        (Double(size), Double(font.tracking(atPointSize: Double(size)).value) / Double(font.unitsPerEm))
      })
  }

  /// Returns the points that are added to every grapheme cluster at a size; 0 for a font without tracking.
  ///
  /// - Complexity: O(log *n*) in the sizes that tracking is known of.
  func tracking(atPointSize size: Double) -> Double { size.isFinite ? (tracking?(size) ?? 0) * size : 0 }

  /// Returns how much of a width at a size is the display cut's, from 0 to 1; the rest is the text cut's.
  func displayShare(atPointSize size: Double) -> Double { display == nil ? 0 : displayShares?(size) ?? 0 }

  /// How far the width of a character may be off.
  func guardBand(of scalar: Unicode.Scalar) -> GuardBand {
    guard !bands.isEmpty else { return resolution.ownBand }
    return resolution.metrics.flatMap { bands[$0.origin(of: scalar)] } ?? .none
  }

  /// Whether ``guardBand(of:)`` is nothing for every character.
  var isExact: Bool { resolution.confidence == .exact }
}
