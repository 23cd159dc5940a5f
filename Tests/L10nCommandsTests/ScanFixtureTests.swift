import Foundation
import Testing

/// `Tests/Fixtures/scan/App`, whose lines say what must be found in them: `// expect: RULE, RULE` for the line of the
/// comment, `// expect-below: RULE` and a table's `/* expect: RULE */` for the next one, the file `expected` for what
/// holds no comments.
@Suite("A project with one construct a file, checked by the program")
struct ScanFixtureTests {
  /// A finding by its rule and place.
  private struct Place: Hashable, Comparable, CustomStringConvertible {
    var rule: String
    var file: String
    var line: Int

    var description: String { "\(rule) \(file):\(line)" }

    static func < (left: Place, right: Place) -> Bool {
      (left.file, left.line, left.rule) < (right.file, right.line, right.rule)
    }
  }

  private static let fixture = ProgramRun.repository.appendingPathComponent("Tests/Fixtures/scan/App")

  /// A copy, since a check keeps what it has read beside the project, and a broken file has an ending of its own in the
  /// repository, where all Swift is laid out.
  private static func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for path in try FileManager.default.subpathsOfDirectory(atPath: fixture.path) {
      let file = fixture.appendingPathComponent(path)
      guard try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == false else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      try folder.write(text, to: path.hasSuffix(".txt") ? String(path.dropLast(4)) : path)
    }
    return folder
  }

  @Test("reports what its lines expect, each once, and nothing else")
  func marks() throws {
    let folder = try Self.copy()
    let run = try ProgramRun(["check", "--format", "json"], in: folder.url)
    #expect(run.status == 1, "\(run.errors)")
    let findings = try #require(try run.report()["findings"] as? [[String: Any]])
    let found = try findings.map { finding in
      Place(
        rule: try #require(finding["rule"] as? String), file: try #require(finding["file"] as? String),
        line: try #require(finding["line"] as? Int))
    }
    let expected = try Self.expectations(of: folder)
    let missing = Self.difference(expected, found)
    #expect(missing.isEmpty, "not found:\n\(missing.map(\.description).joined(separator: "\n"))")
    let surplus = Self.difference(found, expected)
    #expect(surplus.isEmpty, "not expected:\n\(surplus.map(\.description).joined(separator: "\n"))")
  }

  @Test("holds every rule about sources, in files enough")
  func coverage() throws {
    let folder = try Self.copy()
    let expected = try Self.expectations(of: folder)
    #expect(
      Set(expected.map(\.rule)) == [
        "undefined-key", "unused-key", "wrong-table", "hardcoded-string", "nonliteral-key", "missing-comment",
        "argument-call-mismatch", "magic-number", "raw-colour", "missing-preview", "source-syntax",
        "unused-suppression",
      ])
    let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.url.appendingPathComponent("Sources").path)
    #expect(sources.filter { $0.hasSuffix(".swift") }.count >= 40)
  }

  /// What `left` has more often than `right`.
  private static func difference(_ left: [Place], _ right: [Place]) -> [Place] {
    var rest = right
    return left.sorted().filter { place in
      guard let index = rest.firstIndex(of: place) else { return true }
      rest.remove(at: index)
      return false
    }
  }
}

// MARK: - Marks

extension ScanFixtureTests {
  private static func expectations(of folder: TemporaryFolder) throws -> [Place] {
    var places: [Place] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() {
      let file = folder.url.appendingPathComponent(path)
      guard !path.hasPrefix("."), try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == false else {
        continue
      }
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      if path == "expected" {
        places += try listed(lines, in: folder)
        continue
      }
      // Of a table the comment before an entry is the entry's.
      let isTable = path.hasSuffix(".strings") || path.hasSuffix(".stringsdict")
      for (index, line) in lines.enumerated() {
        guard let (rules, isBelow) = mark(in: line) else { continue }
        places += rules.map { Place(rule: $0, file: path, line: index + (isBelow || isTable ? 2 : 1)) }
      }
    }
    return places
  }

  /// The rules of a mark, and whether they are for the next line.
  private static func mark(in line: String) -> (rules: [String], isBelow: Bool)? {
    for (word, isBelow) in [(" expect: ", false), (" expect-below: ", true)] {
      guard let range = line.range(of: word) else { continue }
      let names = line[range.upperBound...].prefix { $0.isLetter || "-, ".contains($0) }
      let rules = names.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " -")) }
      return (rules, isBelow)
    }
    return nil
  }

  /// `RULE FILE KEY`: the finding is at the key.
  private static func listed(_ lines: [String], in folder: TemporaryFolder) throws -> [Place] {
    try lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      try #require(parts.count == 3, "'\(line)' is no rule, file and key")
      let text = try String(contentsOf: folder.url.appendingPathComponent(parts[1]), encoding: .utf8)
      let index = try #require(
        text.components(separatedBy: "\n").firstIndex { $0.contains("\"\(parts[2])\"") }, "no key '\(parts[2])'")
      return Place(rule: parts[0], file: parts[1], line: index + 1)
    }
  }
}
