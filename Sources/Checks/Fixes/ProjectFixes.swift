import Project
import StringEditing
import StringFormats

/// The fixes of a project's findings, made one pass after the other until there is nothing left to mend.
package struct ProjectFixes: Sendable {
  /// A file that is to be another one.
  package struct Change: Sendable {
    /// Relative to the project.
    package let path: String
    package let old: [UInt8]
    package let new: [UInt8]
    /// Findings that it mends.
    package let count: Int
  }

  /// The project with all fixes.
  package let project: Project
  /// Sorted by path.
  package let changes: [Change]

  /// How often a fix may make room for another one.
  private static let mostPasses = 100

  /// Makes the fixes that `findings` carry, as far as they do not touch one another, and asks again.
  ///
  /// A file that comes out as one that its reader cannot follow stays as it was. What a suppression or a baseline keeps
  /// out of `findings` is not mended.
  ///
  /// - Parameters:
  ///   - allowsUnsafe: Whether to make those too that somebody has to look at.
  ///   - findings: What the rules find in a project, in the order of the report.
  package init(
    of project: Project, allowsUnsafe: Bool, findings: (Project) throws -> [Finding]
  ) rethrows {
    var current = project
    var counts: [String: Int] = [:]
    for _ in 0..<Self.mostPasses {
      var fixes: [String: [Fix]] = [:]
      for finding in try findings(current) {
        guard let fix = finding.fix, allowsUnsafe || fix.safety == .safe else { continue }
        fixes[finding.path, default: []].append(fix)
      }
      var changed: [String: [UInt8]] = [:]
      for document in current.documents {
        guard let fixes = fixes[document.path], let result = Self.mended(document.document, fixes) else { continue }
        changed[document.path] = result.bytes
        counts[document.path, default: 0] += result.count
      }
      if changed.isEmpty { break }
      current = current.replacing(changed)
    }
    self.project = current
    changes = zip(project.documents, current.documents).compactMap { old, new in
      old.document.bytes == new.document.bytes
        ? nil
        : Change(
          path: old.path, old: old.document.bytes, new: new.document.bytes, count: counts[old.path] ?? 0)
    }
  }

  /// Findings that are mended.
  package var count: Int { changes.reduce(0) { $0 + $1.count } }

  /// The file with the fixes that do not touch one another; `nil` where none can be made.
  private static func mended(_ document: StringDocument, _ fixes: [Fix]) -> (bytes: [UInt8], count: Int)? {
    var patch = DocumentPatch(document)
    // Two findings may have one and the same fix.
    var made: Set<[PartEdit]> = []
    let count = fixes.count { fix in made.insert(fix.edits).inserted && patch.add(fix.edits) }
    guard count > 0, let bytes = patch.bytes(), bytes != document.bytes else { return nil }
    return (bytes, count)
  }
}
