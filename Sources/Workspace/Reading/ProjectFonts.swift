import Project
import ProjectTables
import TextLayout

/// The fonts that a project's texts are measured with: its own, the system's, and what stands in.
package struct ProjectFonts {
  /// Font files and folders of the configuration, as absolute paths.
  package let places: [String]
  /// The font files of the project, as they were when this was made.
  package let listing: FileListing
  /// Metrics of families whose files are not there, those of the project first.
  package let metrics: [FontMetricsFile]
  package let configuration: Configuration
  package let place: ProjectPlace
  /// Of the fonts, and of the file of metrics.
  private let stamps: [String: FileStamp]

  /// - Throws: ``ConfigurationError`` or ``FileAccess/Failure`` for a file of metrics that cannot be read.
  package init(_ configuration: Configuration, place: ProjectPlace) throws {
    self.configuration = configuration
    self.place = place
    places = Self.places(configuration, place: place)
    listing = FontFiles.project(places, named: place.name)
    var files = listing.files
    if case .file(let path) = configuration.fontProfile { files.append(place.path(ofConfigured: path)) }
    stamps = files.reduce(into: [:]) { $0[$1] = FileStamp($1) }
    switch configuration.fontProfile {
    case .none: metrics = []
    case .builtIn: metrics = [.sanFrancisco]
    case .file(let path): metrics = [try Self.metrics(place.path(ofConfigured: path), place: place), .sanFrancisco]
    }
  }

  /// Font files and folders of a configuration; those below the home folder are still to be found.
  package static func places(_ configuration: Configuration, place: ProjectPlace) -> [String] {
    configuration.fonts.map { $0.hasPrefix("~/") ? $0 : place.path(ofConfigured: $0) }
  }

  private static func metrics(_ path: String, place: ProjectPlace) throws -> FontMetricsFile {
    let name = place.name(of: path)
    let bytes = try place.bytes(of: path)
    do throws(FontMetricsFile.Problem) {
      return try FontMetricsFile(parsing: bytes)
    } catch {
      throw ConfigurationError(error.message, path: name, position: error.position)
    }
  }

  /// A library that looks for fonts when it is asked for one.
  ///
  /// - Parameters:
  ///   - isUsed: Whether there is anything to measure; else it has no fonts.
  ///   - takesAnyStandIn: Whether any font stands in for a family that is not there.
  package func library(isUsed: Bool = true, takesAnyStandIn: Bool = false) -> FontLibrary {
    guard isUsed else { return FontLibrary(fontPaths: []) }
    return FontLibrary(
      fontPaths: listing.files, systemPaths: FontFiles.system, installed: FontFiles.installed,
      metrics: metrics, fallback: configuration.fallbackFonts, takesAnyStandIn: takesAnyStandIn)
  }

  /// Whether another state of a project has the same fonts, as far as the times of their files tell.
  func isSame(as other: ProjectFonts) -> Bool {
    stamps == other.stamps && configuration.fontProfile == other.configuration.fontProfile
      && configuration.fallbackFonts == other.configuration.fallbackFonts
  }

  /// Names of the folders and files of the configuration at which there is nothing.
  package var missing: [String] { places.filter(FontFiles.isMissing).map(place.name) }

  /// Says which font files could not be used, each once.
  package func reportProblems(of library: FontLibrary, to terminal: Terminal) {
    for message in problems(of: library) { terminal.fail(message) }
  }

  /// A sentence for each folder that is missing, and for each font file that could not be used.
  package func problems(of library: FontLibrary) -> [String] {
    library.problems.map { problem in
      let name = place.name(of: problem.path)
      return FontFiles.isMissing(problem.path)
        ? "there is no file or folder '\(name)', which 'fonts' names"
        : "the font file '\(name)' is passed over: \(problem.reason)"
    }
  }
}
