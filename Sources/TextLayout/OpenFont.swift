import Shaping

/// A font of a library, open, with its metrics in ems.
final class OpenFont: Sendable {
  let font: Font
  /// What a report calls it: “Urbanist 600”, “Noto Sans Arabic Bold”.
  let name: String
  let emsPerUnit: Double
  let ascent: Double
  let descent: Double
  /// Ascent, descent and line gap together.
  let lineHeight: Double
  /// What a space does to the words beside it.
  let spaceRole: SpaceRole
  /// The cut for large sizes.
  let display: Font? = nil
  /// The point sizes between which the text cut goes over into the display cut.
  let opticalSizes: ClosedRange<Double> = 17...28

  /// Whether ``tracking(atPointSize:)`` is other than 0.
  let hasTracking = false

  /// Points that are added to each cluster at a size.
  func tracking(atPointSize size: Double) -> Double { 0 }

  init(face: FontFace, weight: Double?, fallbackName: String) {
    let variations = weight.map { [FontTag.weight: $0] } ?? [:]
    font = Font(face: face, variations: variations)
    let family = face.familyName ?? fallbackName
    if let weight {
      name = "\(family) \(weight == weight.rounded() ? "\(Int(weight))" : "\(weight)")"
    } else if let style = face.styleName, style != "Regular" {
      name = "\(family) \(style)"
    } else {
      name = family
    }
    spaceRole = face.spaceRole()
    emsPerUnit = 1 / Double(face.unitsPerEm)
    ascent = Double(font.ascender.value) * emsPerUnit
    descent = Double(font.descender.value) * emsPerUnit
    lineHeight = ascent + descent + Double(font.lineGap.value) * emsPerUnit
  }
}
