import SourceFacts
import SourceText

/// What scanned Swift files said, by the hash of their bytes, so that the next run parses only what has changed.
package struct ScanCache {
  private let cache: UserCache
  private let name: String
  package var facts: KeptFacts

  /// - Parameters:
  ///   - project: The absolute path of the project's folder.
  ///   - scanner: What tells one version of the scanner from others.
  package init(project: String, scanner: String, settings: ScanSettings, environment: [String: String]) {
    var name = StableHash()
    name.combine(field: project.utf8)
    // What is said of views is kept apart, since it is much, and few commands ask for it.
    let kind = settings.viewsFor == nil ? "scan" : "views"
    cache = UserCache(environment)
    self.name = "\(kind)-\(name.digits)"
    var version = StableHash()
    version.combine(field: scanner.utf8)
    version.combine(field: settings.json)
    facts = KeptFacts(version: version.digits, reading: cache.bytes(of: self.name) ?? [])
  }

  /// Writes what this run has used, and nothing else.
  package func write() {
    if let bytes = facts.changed { cache.write(bytes, to: name) }
  }
}
