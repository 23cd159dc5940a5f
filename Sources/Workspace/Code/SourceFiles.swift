import Project
import ProjectTables

/// Finds the files of a project that are scanned for texts.
package struct SourceFiles {
  private static let extensions: Set<String> = [
    "swift", "m", "mm", "h", "storyboard", "xib", "plist", "intentdefinition",
  ]

  private let place: ProjectPlace
  private let settings: SourceSettings
  private let isConfigured: Bool
  private let excluded: [PathPattern]

  /// - Parameter isConfigured: Whether the paths are those of the configuration, and not of the call.
  package init(_ settings: SourceSettings, at place: ProjectPlace, isConfigured: Bool = true) {
    self.isConfigured = isConfigured
    self.settings = settings
    self.place = place
    excluded = settings.exclude.map(PathPattern.init)
  }

  /// Absolute paths of the folders and files that are looked into, whether they are there or not.
  package var starts: [String] { settings.paths.map { place.start(of: $0.text) } }

  /// Absolute paths.
  ///
  /// - Throws: ``ConfigurationError`` for a path of the configuration at which there is nothing to scan.
  package func listing() throws(ConfigurationError) -> FileListing {
    var listing = FileListing()
    for path in settings.paths {
      guard let found = place.files(at: path.text, where: Self.isSource) else {
        throw ConfigurationError(
          "there is no file or folder '\(path.text)', which 'paths' of 'sources' names"
            + FileAccess.advice(onMissing: path.text, in: place.root),
          path: place.configurationFile.map(place.name), position: path.position)
      }
      guard !found.files.isEmpty || !found.unread.isEmpty else {
        guard isConfigured else {
          throw ConfigurationError(
            """
            '\(place.description)' holds no code (.swift, .m, .h, .storyboard, .xib): give the folder of your app's \
            code, or name it in l10n.json, as in "sources": { "paths": ["Sources"] }
            """)
        }
        throw ConfigurationError(
          "'\(path.text)', which 'paths' of 'sources' names, holds no code (.swift, .m, .h, .storyboard, .xib)",
          path: place.configurationFile.map(place.name), position: path.position)
      }
      listing.formUnion(found)
    }
    listing.keep { file in
      let name = place.name(of: file)
      if name.contains(".framework/") || name.contains(".xcframework/") { return false }
      return Self.isVendored(name) || !isExcluded(name)
    }
    return listing
  }

  /// Whether a file is read for the keys alone that it may name: it is built into the app, and is not its own.
  package func isReadForKeysAlone(_ file: String) -> Bool {
    let name = place.name(of: file)
    return Self.isVendored(name) && isExcluded(name)
  }

  private func isExcluded(_ name: String) -> Bool { excluded.contains { $0.matches(name) } }

  private static func isVendored(_ name: String) -> Bool {
    ProjectSurvey.isVendored(name) && !name.hasSuffix(".plist")
  }

  /// Whether the file of this name is scanned.
  package static func isSource(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(String(name[name.index(after: dot)...]))
  }
}
