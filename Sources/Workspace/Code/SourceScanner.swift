import Project
import ProjectTables
import SourceFacts
import SourceScan
import SourceText

/// Scans the code of a project, as its configuration says.
package struct SourceScanner {
  private let settings: SourceSettings
  private let place: ProjectPlace
  private let isConfigured: Bool
  private let usesCache: Bool
  /// Another state of the project: its cache is read, and none written.
  private let known: ProjectPlace?
  private let environment = ProcessEnvironment.variables

  /// - Parameter isConfigured: Whether the paths are those of the configuration, and not of the call.
  package init(
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
  /// - Parameter earlier: What was scanned before: a file that has the same bytes is not read again.
  /// - Throws: ``ConfigurationError`` or ``FileAccess/Failure`` where nothing can be scanned.
  package func scan(after earlier: ScannedCode? = nil, jobs: Int) throws -> (code: ScannedCode, unread: Unread) {
    var swift: [File] = []
    var others: [File] = []
    let paths = SourceFiles(settings, at: place, isConfigured: isConfigured)
    let listing = try paths.listing()
    var unread = listing.unread
    for path in listing.files {
      let name = place.name(of: path)
      do throws(FileAccess.Failure) {
        let file = File(
          name: name, bytes: try place.bytes(of: path), isOwn: !paths.isReadForKeysAlone(path))
        if !file.isSwift {
          others.append(file)
        } else if !SwiftPackage.isManifest(file.bytes) {
          swift.append(file)
        }
      } catch {
        unread.append(path, error)
      }
    }
    var settings = settings.scan
    settings.keyTypes = KeyTypeAliases.all(in: swift.map(\.bytes), jobs: jobs)
    let known = earlier.flatMap { $0.settings == settings ? $0 : nil }
    let files = swift + others
    var facts = files.map { known?.facts(of: $0.name, bytes: $0.bytes, isOwn: $0.isOwn) }
    let missing = files.indices.filter { facts[$0] == nil }
    let new = try self.facts(
      of: missing.map { files[$0] }, settings, keeps: self.known == nil && missing.count == files.count, jobs: jobs)
    for (number, new) in zip(missing, new) { facts[number] = files[number].isOwn ? new : new.mentionsAlone }
    let scanned = zip(files, facts).map { file, facts in
      ScannedFile(path: file.name, bytes: file.bytes, facts: facts ?? SourceFacts())
    }
    let mentioned = Set(files.lazy.filter { !$0.isOwn }.map(\.name))
    return (ScannedCode(scanned.sorted { $0.path < $1.path }, mentioned: mentioned, settings: settings), unread)
  }

  private struct File: Sendable {
    let name: String
    let bytes: [UInt8]
    /// Whether more is told of it than the keys that it may name.
    let isOwn: Bool

    var isSwift: Bool { name.hasSuffix(".swift") }
  }

  /// What files say, in their order.
  ///
  /// - Parameter keeps: Whether these are all files, so that what is said of them is kept for the next run.
  private func facts(of files: [File], _ settings: ScanSettings, keeps: Bool, jobs: Int) throws -> [SourceFacts] {
    let swift = files.filter(\.isSwift)
    var swiftFacts = try swiftFacts(of: swift.map(\.bytes), settings, keeps: keeps, jobs: jobs)[...]
    var otherFacts = files.filter { !$0.isSwift }.concurrentMap(jobs: jobs) { file in
      SourceScan.facts(of: file.bytes, path: file.name, settings: settings) ?? SourceFacts()
    }[...]
    return files.map { $0.isSwift ? swiftFacts.removeFirst() : otherFacts.removeFirst() }
  }

  /// What Swift files say, in their order: known from an earlier run, or read by the scanner.
  private func swiftFacts(
    of files: [[UInt8]], _ settings: ScanSettings, keeps: Bool, jobs: Int
  ) throws -> [SourceFacts] {
    guard !files.isEmpty else { return [] }
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
    if keeps { cache?.write() }
    return facts.map { $0 ?? SourceFacts() }
  }
}
