import Project
import SourceFacts
import SourceScan
import SourceText

/// Scans the code of a project, as its configuration says.
struct SourceScanner {
  private let settings: SourceSettings
  private let place: ProjectPlace
  private let isConfigured: Bool
  private let usesCache: Bool
  /// Another state of the project: its cache is read, and none written.
  private let known: ProjectPlace?
  private let environment = ProcessEnvironment.variables

  /// - Parameter isConfigured: Whether the paths are those of the configuration, and not of the call.
  init(
    _ settings: SourceSettings, at place: ProjectPlace, isConfigured: Bool = true, usesCache: Bool = true,
    knownFrom known: ProjectPlace? = nil
  ) {
    self.isConfigured = isConfigured
    self.known = known
    self.settings = settings
    self.place = place
    self.usesCache = usesCache
  }

  /// The files with what they say, sorted by path, and what could not be read.
  ///
  /// - Throws: ``ConfigurationError`` or ``FileAccess/Failure`` where nothing can be scanned.
  func scan(jobs: Int) throws -> (files: [ScannedFile], unread: Unread) {
    var swift: [File] = []
    var others: [File] = []
    let paths = SourceFiles(settings, at: place, isConfigured: isConfigured)
    let listing = try paths.listing()
    var unread = listing.unread
    for path in listing.files {
      let name = place.name(of: path)
      do throws(FileAccess.Failure) {
        let file = File(
          name: name, bytes: try FileAccess.bytes(of: path, named: name), isOwn: !paths.isReadForKeysAlone(path))
        if name.hasSuffix(".swift") { swift.append(file) } else { others.append(file) }
      } catch {
        unread.append(path, error)
      }
    }
    let swiftFacts = try swiftFacts(of: swift.map(\.bytes), jobs: jobs)
    let settings = settings.scan
    let otherFacts = others.concurrentMap(jobs: jobs) { file in
      SourceScan.facts(of: file.bytes, path: file.name, settings: settings) ?? SourceFacts()
    }
    let files = zip(swift + others, swiftFacts + otherFacts).map { file, facts in
      ScannedFile(path: file.name, bytes: file.bytes, facts: file.isOwn ? facts : facts.mentionsAlone)
    }
    return (files.sorted { $0.path < $1.path }, unread)
  }

  private struct File: Sendable {
    let name: String
    let bytes: [UInt8]
    /// Whether more is told of it than the keys that it may name.
    let isOwn: Bool
  }

  /// What Swift files say, in their order: known from an earlier run, or read by the scanner.
  private func swiftFacts(of files: [[UInt8]], jobs: Int) throws -> [SourceFacts] {
    guard !files.isEmpty else { return [] }
    var settings = settings.scan
    settings.keyTypes = KeyTypeAliases.all(in: files, jobs: jobs)
    let scanner = try SwiftScanner(settings: settings, environment: environment)
    var cache =
      usesCache
      ? ScanCache(
        project: (known ?? place).root, scanner: "\(ProgramVersion.number) \(scanner.version)",
        settings: settings, environment: environment) : nil
    let hashes = cache == nil ? [] : files.concurrentMap(jobs: jobs, KeptFacts.hash)
    var facts = files.indices.map { cache?.facts.facts(of: hashes[$0], length: files[$0].count) }
    let missing = files.indices.filter { facts[$0] == nil }
    let answers = try scanner.answers(for: missing.map { files[$0] }, jobs: jobs)
    for (index, answer) in zip(missing, answers) {
      facts[index] = try scanner.facts(of: answer, length: files[index].count)
      if case .facts(let json) = answer { cache?.facts.keep(json, of: hashes[index]) }
    }
    if known == nil { cache?.write() }
    return facts.map { $0 ?? SourceFacts() }
  }
}
