import Shaping

/// What a family and a weight are measured with, for a person to read.
package struct FontUse: Hashable, Sendable {
  /// A file that glyphs are taken from.
  package struct File: Hashable, Sendable {
    /// Absolute path, as the library was given it.
    package let path: String
    /// Of the face in a collection; 0 for a plain file.
    package let index: Int
    /// The family that the face names itself.
    package let family: String
    /// The weight that it is cut at, or its own.
    package let weight: Double
    /// Whether the weight is a value of an axis.
    package let isVariable: Bool

    init(_ match: FontMatch) {
      path = match.face.path
      index = match.face.index
      family = match.face.family
      weight = match.weight
      isVariable = match.face.isVariable
    }

    /// The path without its folders.
    package var name: String { String(path.split(separator: "/").last ?? "") }
  }

  /// Where a metric comes from.
  package enum Source: Hashable, Sendable { case font, metrics }

  /// What a report calls the font: “Urbanist 600”.
  package let name: String
  package let file: File
  /// The file of the display cut; the same file where that is a place on its axis, `nil` where there is none.
  package let display: File?
  /// Point sizes between which the text cut goes over into the display cut; `nil` where there is none.
  package let opticalSizes: ClosedRange<Double>?
  /// In ems.
  package let lineHeight: Double
  package let lineHeightSource: Source
  /// `nil` where letters are not spaced by size.
  package let trackingSource: Source?
  /// The name of the metrics by which another family stands in; `nil` for none.
  package let profile: String?
  /// Where those metrics come from.
  package let origin: FontMetricsFile.Origin?
  package let confidence: FontConfidence
  /// What a reader should know of it, a sentence each.
  package let notes: [String]

  init(_ font: OpenFont, metrics: FontMetricsFile?) {
    let resolution = font.resolution
    name = font.name
    file = File(resolution.text)
    display = font.display == nil ? nil : File(resolution.display ?? resolution.text)
    opticalSizes = font.display == nil ? nil : font.displayShares?.range
    lineHeight = font.lineHeight
    lineHeightSource = resolution.isStandIn ? .metrics : .font
    trackingSource = font.tracking == nil ? nil : lineHeightSource
    profile = resolution.isStandIn ? metrics?.name : nil
    origin = resolution.isStandIn ? metrics?.origin : nil
    confidence = resolution.confidence
    notes = resolution.notes
  }
}
