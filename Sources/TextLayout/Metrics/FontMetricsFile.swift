import SourceText

/// A file of font metrics: what was measured, on which system and how.
///
/// Its format is `metrics/font-metrics.schema.json`.
package struct FontMetricsFile: Hashable, Sendable {
  /// Where the numbers come from.
  package struct Origin: Hashable, Sendable {
    /// As in “iOS 26.1, simulator”.
    package let system: String
    /// By what they were measured.
    package let method: String
    /// Where they are published; `nil` where they are not.
    package let source: String?
  }

  /// What is wrong with a file, and where.
  package struct Problem: Error, Hashable, Sendable {
    package let message: String
    package let position: SourcePosition
  }

  /// As reports name it, as in “SF”.
  package let name: String
  package let origin: Origin
  package let fonts: [FontMetrics]

  /// The metrics of a family; `nil` when the file does not know it.
  package func metrics(of family: String) -> FontMetrics? { fonts.first { $0.isCalled(family) } }

  /// Reads a file.
  ///
  /// - Throws: ``Problem`` with the first thing that is wrong, and its place.
  /// - Complexity: O(*n*) in the bytes.
  package init(parsing bytes: [UInt8]) throws(Problem) { self = try FontMetricsReader(bytes: bytes).file() }

  init(name: String, origin: Origin, fonts: [FontMetrics]) {
    self.name = name
    self.origin = origin
    self.fonts = fonts
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// San Francisco of iOS 26: the file `metrics/san-francisco-ios-26.json`, built in.
  package static let sanFrancisco: FontMetricsFile = {
    do throws(Problem) {
      return try FontMetricsFile(parsing: PackageResources.san_francisco_ios_26_json)
    } catch {
      fatalError("metrics/san-francisco-ios-26.json:\(error.position.line): \(error.message)")
    }
  }()
}
