import DesignTokens

/// The files that a preview is made of, as absolute paths, and the folders in which a new one would be another.
package struct ProjectInputs: Sendable, Equatable {
  /// Also those that are named and not there.
  package var files: Set<String>
  package var folders: Set<String>

  package init(files: Set<String>, folders: Set<String>) {
    self.files = files
    self.folders = folders
  }

  /// The configuration or what it is inferred from, the baseline, the glossaries, the tables, the tokens, the
  /// pseudo-locales' definitions, the project's own fonts and metrics of fonts, and the code that binds keys to
  /// components.
  ///
  /// - Parameter operands: Those of the command.
  /// - Throws: ``UsageError``, ``ConfigurationError`` or ``FileAccess/Failure`` where the configuration cannot be read.
  package init(_ operands: [String], workingDirectory: String) throws {
    let place = try ProjectPlace(operands, workingDirectory: workingDirectory)
    let (configuration, inferred) = try place.readConfiguration()
    let fonts = ProjectFonts.places(configuration, place: place)
    let tokens = configuration.tokens.map { place.path(ofConfigured: $0.text) }
    let searched = place.searchedPlaces(configuration.tables)

    // A table that the configuration names and that is not there yet is among the places themselves.
    let tables = try? place.tableFiles(configuration.tables)
    files = Set(tables?.files ?? []).union(searched)
    files.insert(place.configurationFile ?? place.root + "/l10n.json")
    files.formUnion((inferred?.evidence ?? []).map { place.root + "/" + $0 })
    let named = configuration.glossaries + [configuration.baseline].compactMap { $0 }
    files.formUnion(named.map { place.path(ofConfigured: $0.text) })
    files.formUnion(configuration.pseudo.definitions.map(place.path(ofConfigured:)))
    let fontFiles = FontFiles.project(fonts, named: place.name)
    files.formUnion(fontFiles.files)
    if case .file(let path) = configuration.fontProfile { files.insert(place.path(ofConfigured: path)) }
    let tokenFiles = tokens.flatMap { Self.tokenFiles($0, place: place) }
    files.formUnion(tokenFiles)
    folders = tables?.folders ?? []
    folders.formUnion(fontFiles.folders)
    folders.formUnion(tokenFiles.map { SystemPath.folder(of: $0) })
    if let sources = configuration.sources, place.isWholeProject {
      let code = SourceFiles(sources, at: place)
      let listing = try? code.listing()
      files.formUnion(code.starts + (listing?.files ?? []))
      folders.formUnion(listing?.folders ?? [])
    }
    files.subtract(folders)
  }

  /// A token file, and what it names where it is a resolver.
  private static func tokenFiles(_ path: String, place: ProjectPlace) -> [String] {
    guard path.hasSuffix(".resolver.json"),
      let bytes = try? FileAccess.bytes(of: path, named: path)
    else { return [path] }
    let resolver = ThemeResolver((path: place.name(of: path), bytes: bytes)) { place.root + "/" + $0 }
    return [path] + resolver.paths.map { place.root + "/" + $0 }
  }
}
