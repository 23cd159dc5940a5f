import Checks
import DesignTokens
import Interchange
import Project
import StringTables
import TextLayout

/// Lays out and checks texts while they are typed, and puts them into their tables: what stands behind the fields of a
/// page that is served.
///
/// A text is tried where it would be saved: the table is edited in memory, read again, and the specimens that show the
/// key are laid out with it, by the engine that lays out everything.
package struct Workbench: Sendable {
  private let measured: MeasuredProject
  private let rules: RulePlan
  private let tables: ProjectTables
  private let projectName: String
  private let version: String
  private let jobs: Int

  /// More specimens of a key are not laid out while it is typed.
  private static let mostSpecimens = 6

  /// - Parameters:
  ///   - rules: Those of the gallery.
  ///   - projectName: What a reader calls the project.
  ///   - version: That of the program.
  ///   - jobs: Threads at most.
  /// - Complexity: O(*n*) in the entries of the tables.
  package init(
    of measured: MeasuredProject, rules: RulePlan, projectName: String, version: String, jobs: Int
  ) {
    self.measured = measured
    self.rules = rules
    self.projectName = projectName
    self.version = version
    self.jobs = jobs
    tables = ProjectTables(of: measured.project)
  }

  // MARK: - Saving

  /// The file with typed texts, over the bytes that it has now.
  ///
  /// - Parameter bytes: Reads a file of the project by its path.
  /// - Returns: `nil` where nothing changes.
  /// - Throws: ``TypedRequest/Refusal``, and what `bytes` throws.
  package func change(
    _ request: TypedRequest, reading bytes: (_ path: String) throws -> [UInt8]
  ) throws -> (change: ImportedChange?, path: String, line: Int?) {
    guard let typed = request.key else {
      throw TypedRequest.Refusal(status: 400, "what was sent names no 'table' and 'key'")
    }
    let language = try tableLanguage(of: request)
    let known = try entry(typed)
    guard let path = known.table.path(in: language) else { return (try change(typed, language, in: known), "", nil) }
    let current = try entry(typed, over: path, bytes: try bytes(path))
    for unit in current.table.units(in: language, key: typed.key) {
      guard typed.texts[unit.identifier] != nil, let expected = typed.expected[unit.identifier],
        expected != unit.target
      else { continue }
      throw TypedRequest.Refusal(
        status: 409,
        """
        '\(typed.key)' has changed in '\(path)' meanwhile, to '\(unit.target ?? "no text")': look at it, and save \
        again if yours is better
        """)
    }
    let change = try change(typed, language, in: current)
    let after = change.map { change in try? entry(typed, over: path, bytes: change.new) } ?? current
    let units = after?.table.units(in: language, key: typed.key) ?? []
    let line = units.first { typed.texts[$0.identifier] != nil }?.line
    return (change, path, line)
  }

  /// The same table with other bytes in one of its files.
  private func entry(_ typed: TypedRequest.Key, over path: String, bytes: [UInt8]) throws -> ProjectTables.Entry {
    let project = measured.project
    guard let number = project.documents.firstIndex(where: { $0.path == path }),
      project.documents[number].document.bytes != bytes
    else { return try entry(typed) }
    let own = try entry(typed).table
    let documents = project.documents.filter { document in
      document.tablePath.folder == own.folder && document.tablePath.name == own.name
    }.map { document in
      document.path == path
        ? ProjectDocument(ProjectFile(path: path, bytes: bytes), tablePath: document.tablePath) : document
    }
    let tables = ProjectTables(documents, groups: project.groups, developmentLanguage: project.developmentLanguage)
    guard let entry = tables[typed.table] else {
      throw TypedRequest.Refusal(status: 409, "'\(path)' is no table any more")
    }
    return entry
  }

  private func entry(_ typed: TypedRequest.Key) throws(TypedRequest.Refusal) -> ProjectTables.Entry {
    guard let entry = tables[typed.table] else {
      throw TypedRequest.Refusal(status: 422, "the project has no table '\(typed.table)'")
    }
    return entry
  }

  private func change(
    _ typed: TypedRequest.Key, _ language: String, in entry: ProjectTables.Entry
  ) throws(TypedRequest.Refusal) -> ImportedChange? {
    do throws(TypedTextRefusal) {
      return try entry.table.typing(typed.texts, of: typed.key, in: language)
    } catch {
      throw TypedRequest.Refusal(status: 422, error.description)
    }
  }

  private func locale(of request: TypedRequest) throws(TypedRequest.Refusal) -> CellLocale {
    guard let locale = measured.plan.locales.first(where: { $0.tag == request.locale }) else {
      throw TypedRequest.Refusal(status: 422, "the preview does not show '\(request.locale)'")
    }
    return locale
  }

  /// The language of the table that texts are for: the development language for a pseudo-locale.
  private func tableLanguage(of request: TypedRequest) throws(TypedRequest.Refusal) -> String {
    let locale = try locale(of: request)
    return locale.source == .table && !locale.isPseudo ? locale.tag : measured.project.developmentLanguage
  }

  // MARK: - Trying

  /// The cells that show typed texts, with what the rules find and what room is left: a list of the values of a small
  /// gallery as JSON (Documentation/preview-data.md).
  ///
  /// - Throws: ``TypedRequest/Refusal``; ``ConfigurationError`` and ``ICUError`` as a measurement.
  /// - Complexity: O(*n*) in the bytes of the edited file and the keys of all tables, and twelve text sizes of six
  ///   specimens at most.
  package func trial(_ request: TypedRequest) throws -> [UInt8] {
    var project = measured.project
    var focus: KeyFocus?
    if let typed = request.key {
      let language = try tableLanguage(of: request)
      let entry = try entry(typed)
      if let change = try change(typed, language, in: entry) {
        project = project.replacing([change.path: change.new], changesKeys: false)
      }
      focus = entry.group.map { KeyFocus(KeyPlace(group: $0, key: typed.key), in: language) }
    }
    let specimens = try specimens(request, key: focus?.key)
    var wanted = try measureRequest(request)
    wanted.components = Set(specimens.map(\.component))
    let measurement = try Measurement(
      of: project, request: wanted, fonts: measured.measurement.fonts, configurationPath: measured.configurationPath,
      bindings: measured.bindings, specimens: specimens, jobs: jobs)
    let (tried, cells) = try measurement.run(jobs: jobs, reading: { GalleryReader() })
    let run = CheckRun(tried, plan: rules, configurationPath: measured.configurationPath)
    let values = GalleryValues(
      of: tried, cells: cells, findings: focus.map { run.findings(of: $0) } ?? [], projectName: projectName,
      version: version, jobs: jobs)
    var list = values.list()
    let key = focus?.key
    let rooms = try TypedRoom.all(
      in: measurement,
      where: { $0.isLiteral ? key == nil : $0.group == key?.group && $0.key == key?.key }, jobs: jobs)
    list.append("rooms", "") { script in
      script.array(rooms) { $0.append($1, in: tried.plan) }
    }
    return list.list
  }

  /// One locale, all text sizes, nothing left out.
  private func measureRequest(_ request: TypedRequest) throws(TypedRequest.Refusal) -> MeasureRequest {
    let locale = try locale(of: request)
    var result = measured.request
    if case .pseudo(let number) = locale.source {
      result.measuredLocales = []
      result.pseudo = [measured.request.pseudo[number]]
    } else {
      result.measuredLocales = [locale.tag]
      result.pseudo = []
    }
    result.sizes = DynamicTypeSize.allCases
    result.keys = []
    result.showsEveryValue = false
    return result
  }

  private func specimens(_ request: TypedRequest, key: KeyPlace?) throws(TypedRequest.Refusal) -> [Specimen] {
    let all = measured.plan.specimens
    var chosen: [Specimen] = []
    if let names = request.specimens {
      for name in names.prefix(Self.mostSpecimens) {
        guard let specimen = all.first(where: { $0.name == name }) else {
          throw TypedRequest.Refusal(status: 422, "the preview has no specimen '\(name)'")
        }
        chosen.append(specimen)
      }
    } else if let key {
      chosen = Array(
        all.filter { $0.texts.values.contains { !$0.isLiteral && $0.group == key.group && $0.key == key.key } }
          .prefix(Self.mostSpecimens))
    }
    return chosen.map { $0.with(axes: request.axes, literals: request.slots) }
  }
}

extension Specimen {
  /// The same with other choices, and other texts in slots that have no key.
  fileprivate func with(axes: [String: String]?, literals: [String: String]) -> Specimen {
    let texts = self.texts.merging(literals.mapValues { Text(literal: $0) }) { $0.isLiteral ? $1 : $0 }
      .filter { self.texts[$0.key] != nil }
    return Specimen(name: name, component: component, axes: axes ?? self.axes, texts: texts, origin: origin)
  }
}
