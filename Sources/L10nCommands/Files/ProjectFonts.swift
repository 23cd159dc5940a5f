import Project
import TextLayout

/// The fonts that a project's texts are measured with: its own, the system's, and what stands in.
struct ProjectFonts {
  /// Font files and folders of the configuration, as absolute paths.
  let places: [String]
  let configuration: Configuration
  let place: ProjectPlace

  /// A library that looks for fonts when it is asked for one.
  ///
  /// - Parameter isUsed: Whether there is anything to measure; else it has no fonts.
  func library(isUsed: Bool = true) -> FontLibrary {
    guard isUsed else { return FontLibrary(fontPaths: []) }
    return FontLibrary(
      fontPaths: FontFiles.project(places), systemPaths: FontFiles.system, installed: FontFiles.installed,
      profile: configuration.fontProfile, fallback: configuration.fallbackFonts)
  }

  /// Says which font files could not be used, each once.
  func reportProblems(of library: FontLibrary, to terminal: Terminal) {
    for message in problems(of: library) { terminal.fail(message) }
  }

  /// A sentence for each font file that could not be used.
  func problems(of library: FontLibrary) -> [String] {
    library.problems.map { "the font file '\(place.name(of: $0.path))' is passed over: \($0.reason)" }
  }
}
