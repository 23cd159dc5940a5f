import Checks
import Project
import ProjectTables
import Pseudo
import TextLayout

/// A project read from disk: its configuration, its design system and its tables.
package struct LoadedProject {
  package let place: ProjectPlace
  package var project: Project
  /// Name of the configuration file for messages, relative to PATH; `nil` without one.
  package let configurationPath: String?
  /// The pseudo-locales that are built in, and the project's own.
  package let strategies: PseudoStrategies
  package var fonts: ProjectFonts
  /// The only locale wanted, when PATH is an `.lproj` folder.
  package let onlyLocale: String?
  /// What could not be read; all else was.
  package private(set) var unread: Unread
  /// The languages that a folder without `l10n.json` names; `nil` with one.
  private let namedLanguages: [String]?
  /// What the Xcode projects and packages of a whole project show.
  private let survey: ProjectSurvey?
  /// What the code says, as it was scanned; of another state of the project until it is.
  private var code: ScannedCode?

  /// Reads the project at `paths`: a folder, an `.lproj` or a file; several are taken as parts of one.
  ///
  /// - Throws: ``UsageError``, ``ConfigurationError``, ``TokenFailure`` or ``FileAccess/Failure`` when there is nothing
  ///   to check.
  ///
  /// - Parameters:
  ///   - theme: Contexts of a resolver.
  ///   - jobs: How many files are read at a time.
  package init(_ paths: [String], theme: ThemeChoice = ThemeChoice(), terminal: Terminal, jobs: Int = 1) throws {
    try self.init(LoadedConfiguration(paths, theme: theme, terminal: terminal), jobs: jobs, surveys: false)
  }

  /// - Parameters:
  ///   - earlier: Another state of the project: a file that has the same bytes is not taken apart again.
  ///   - needsTables: Whether a folder without tables is an error.
  ///   - surveys: Whether the Xcode projects and packages are read, which takes a walk through all folders: for who
  ///     checks or scans.
  package init(
    _ loaded: LoadedConfiguration, after earlier: LoadedProject? = nil, jobs: Int = 1, needsTables: Bool = true,
    surveys: Bool = true
  ) throws {
    let place = loaded.place
    self.place = place
    let tables = try LoadedTables(
      place, loaded.configuration.tables, unread: loaded.fonts.listing.unread, jobs: jobs, needsTables: needsTables,
      known: earlier?.project.documents.reduce(into: [:]) { $0[$1.path] = $1 } ?? [:])
    code = earlier?.code
    let files = tables.documents
    var configuration = loaded.configuration
    configuration.exclude += tables.vendored.sorted()
    survey = place.isWholeProject && (surveys || loaded.inferred != nil) ? loaded.survey : nil
    if let survey {
      // Those that no target has are not read where nothing names them.
      let paths = loaded.inferred == nil ? files.map(\.path) : survey.tables
      configuration.unlisted = AppReader(place).unlisted(paths, of: survey)
    }
    project = Project(
      configuration: configuration, documents: files, themes: loaded.themes, jobs: jobs)
    namedLanguages = loaded.inferred?.configuration.locales
    configurationPath = loaded.path
    strategies = loaded.strategies
    fonts = loaded.fonts
    onlyLocale = place.onlyLocale
    unread = tables.unread
    try judgeLanguages(jobs: jobs)
  }

  /// Tells which languages the app ships and which of them are complete, where no file says so.
  private mutating func judgeLanguages(jobs: Int) throws {
    guard let namedLanguages else { return }
    let languages = try ShippedLanguages(of: project, known: namedLanguages, jobs: jobs)
    project.ship(languages.all, complete: languages.complete)
  }

  /// Scans the code that the configuration names, where the whole project was read: a part of the tables would miss
  /// keys that others have.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileAccess/Failure`` where nothing can be scanned.
  ///
  /// - Parameter known: Another state of the project, whose files need not be read again.
  package mutating func scanSources(_ loaded: LoadedConfiguration, jobs: Int = 1, knownFrom known: ProjectPlace? = nil)
    throws
  {
    guard var settings = loaded.configuration.sources, let survey else { return }
    settings.scan.viewsFor = .ios
    if loaded.inferred == nil { survey.leaveOutAccessors(of: &settings) }
    let (code, unread) = try SourceScanner(settings, at: place, knownFrom: known).scan(after: code, jobs: jobs)
    self.unread.append(unread)
    self.code = code
    project.addSources(code.files, of: AppReader(place).apps(of: survey))
  }

  /// Adds the texts that stand in the code that was scanned and in no table of the development language.
  ///
  /// A language may lack those too, and need not have texts that nobody sees: which are complete is judged again.
  package mutating func addTextsOfCode(jobs: Int = 1) throws {
    guard let index = project.sourceIndex else { return }
    project = project.addingTextsOfCode()
    if !project.codeTables.isEmpty || !index.unseenKeys.isEmpty { try judgeLanguages(jobs: jobs) }
  }

  /// Adds the SwiftUI views of the code that was scanned, to be laid out with the texts of the tables.
  ///
  /// - Parameter fonts: Those that the texts are measured with.
  package mutating func addViews(measuredWith fonts: FontLibrary, jobs: Int = 1) {
    guard let index = project.sourceIndex else { return }
    let pictures = PictureReader(place).sizes(jobs: jobs)
    let reader = ViewReader(index, of: project, fonts: fonts, pictures: pictures)
    let components = reader.components(jobs: jobs)
    project.addViews(components.map(\.component), specimens: components.flatMap(reader.specimens))
  }

  /// A sentence for each binding of the configuration whose pattern no key of the whole project matches.
  package func idleBindings(_ loaded: LoadedConfiguration) -> [String] {
    guard loaded.place.isWholeProject else { return [] }
    return loaded.configuration.bindings.compactMap { binding in
      let isMatched = project.groups.contains { group in
        binding.table?.matches(group.name) ?? true
          && group.sourceEntries.contains { binding.keys.matches($0.key.string) }
      }
      guard !isMatched, case .configuration(let position) = binding.origin else { return nil }
      return ConfigurationError(
        "no key matches '\(binding.keys.text)': the binding to '\(binding.component).\(binding.slot)' does nothing",
        path: configurationPath, position: position
      ).description
    }
  }

  /// Looks up what the previews of the configuration name, where the whole project was read.
  ///
  /// - Throws: ``ConfigurationError`` for an unknown name; not where a table is broken, since a key may be lost with
  ///   the rest of it, and the table is then what has to be mended.
  package func checkPreviews(_ loaded: LoadedConfiguration) throws(ConfigurationError) {
    guard loaded.place.isWholeProject else { return }
    do throws(ConfigurationError) {
      try SpecimenList.checkPreviews(of: project, configurationPath: configurationPath)
    } catch  where TableProblem.all(in: project, failures: unread.failures).isEmpty {
      throw error
    } catch {}
  }
}
