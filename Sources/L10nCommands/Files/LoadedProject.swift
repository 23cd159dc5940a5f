import Foundation
import Project
import Pseudo

/// A project read from disk: its configuration, its design system and its tables.
struct LoadedProject {
  var project: Project
  /// Name of the configuration file for messages, relative to PATH; `nil` without one.
  let configurationPath: String?
  /// The pseudo-locales that are built in, and the project's own.
  let strategies: PseudoStrategies
  let fonts: ProjectFonts
  /// The only locale wanted, when PATH is an `.lproj` folder.
  let onlyLocale: String?
  /// Files that could not be read; the others were.
  let failures: [FileAccess.Failure]

  /// Reads the project at `paths`: a folder, an `.lproj` or a file; several are taken as parts of one.
  ///
  /// - Throws: ``UsageError``, ``ConfigurationError``, ``TokenFailure`` or ``FileAccess/Failure`` when there is nothing
  ///   to check.
  ///
  /// - Parameters:
  ///   - theme: Contexts of a resolver.
  ///   - jobs: How many files are read at a time.
  init(_ paths: [String], theme: ThemeChoice = ThemeChoice(), terminal: Terminal, jobs: Int = 1) throws {
    try self.init(LoadedConfiguration(paths, theme: theme, terminal: terminal), jobs: jobs)
  }

  init(_ loaded: LoadedConfiguration, jobs: Int = 1) throws {
    let place = loaded.place
    var failures: [FileAccess.Failure] = []
    var files: [ProjectFile] = []
    for path in try place.tableFiles(loaded.configuration) {
      do throws(FileAccess.Failure) {
        let bytes = try FileAccess.bytes(of: path, named: place.name(of: path))
        files.append(ProjectFile(path: place.name(of: path), bytes: bytes))
      } catch {
        failures.append(error)
      }
    }
    if files.isEmpty {
      if let failure = failures.first { throw failure }
      throw UsageError(
        """
        '\(place.description)' holds no string tables (.strings, .stringsdict, .xcstrings, .xliff): give the folder of \
        your app
        """)
    }
    project = Project(
      configuration: loaded.configuration, files: files, themes: loaded.themes, jobs: jobs)
    configurationPath = loaded.path
    strategies = loaded.strategies
    fonts = loaded.fonts
    onlyLocale = place.onlyLocale
    self.failures = failures
  }
}
