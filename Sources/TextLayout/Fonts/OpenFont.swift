import Shaping

/// A font of a library, open, with its metrics in ems.
///
/// Where it has a display cut, a text at a point size is as wide as the two cuts weighted by
/// ``displayShare(atPointSize:)``, and then has the tracking of that size.
final class OpenFont: Sendable {
  /// The text cut at its weight; the optical size, where there is an axis, at its lower end.
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
  /// Point sizes between which the text cut goes over into the display cut; without meaning where there is none.
  let opticalSizes: ClosedRange<Double>
  let trackingTable: FontTracking
  let resolution: FontResolution

  /// How sure its widths are those of the family that was asked for.
  var confidence: FontConfidence { resolution.confidence }

  /// - Parameter displayFace: The face of the resolution's display cut.
  init(_ resolution: FontResolution, face: FontFace, displayFace: FontFace?) {
    self.resolution = resolution
    let match = resolution.text
    let profile = resolution.profile
    let axis = face.range(of: .opticalSize)
    font = Font(face: face, variations: Self.variations(of: match, opticalSize: axis?.lowerBound))
    if let displayFace, let displayMatch = resolution.display {
      let axis = displayFace.range(of: .opticalSize)
      display = Font(
        face: displayFace, variations: Self.variations(of: displayMatch, opticalSize: axis?.upperBound),
        unitsPerEm: face.unitsPerEm)
    } else if let axis {
      display = Font(face: face, variations: Self.variations(of: match, opticalSize: axis.upperBound))
    } else {
      display = nil
    }
    opticalSizes = profile?.opticalSizes ?? axis ?? 17...28

    let family = face.familyName ?? match.face.family
    if match.face.isVariable {
      name = "\(family) \(match.weight.shortText)"
    } else if let style = face.styleName, style != "Regular" {
      name = "\(family) \(style)"
    } else {
      name = family
    }
    spaceRole = face.spaceRole()
    emsPerUnit = 1 / Double(face.unitsPerEm)
    if let profile, resolution.takesProfileMetrics {
      ascent = profile.ascent
      descent = profile.descent
      lineHeight = profile.lineHeight
      trackingTable = profile.tracking
    } else {
      ascent = Double(font.ascender.value) * emsPerUnit
      descent = Double(font.descender.value) * emsPerUnit
      lineHeight = ascent + descent + Double(font.lineGap.value) * emsPerUnit
      trackingTable = FontTracking(of: font, emsPerUnit: emsPerUnit)
    }
  }

  static func variations(of match: FontMatch, opticalSize: Double?) -> [FontTag: Double] {
    var variations: [FontTag: Double] = [:]
    if match.face.isVariable { variations[.weight] = match.weight }
    if let opticalSize { variations[.opticalSize] = opticalSize }
    return variations
  }

  /// Returns the points that are added to every grapheme cluster at a size; 0 for a font without tracking.
  func tracking(atPointSize size: Double) -> Double { trackingTable.points(atPointSize: size) }

  /// Returns how much of a width at a size is the display cut's, from 0 to 1; the rest is the text cut's.
  func displayShare(atPointSize size: Double) -> Double {
    guard display != nil else { return 0 }
    let length = opticalSizes.upperBound - opticalSizes.lowerBound
    guard length > 0 else { return size < opticalSizes.lowerBound ? 0 : 1 }
    return min(max((size - opticalSizes.lowerBound) / length, 0), 1)
  }
}
