import Foundation
import Testing

@Suite("The sample app, checked by the program")
struct SampleAppTests {
  @Test("is clean")
  func clean() throws {
    let run = try ProgramRun("check")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("0 errors, 0 warnings: 68 keys in 1 table, 18 locales"))
    #expect(run.errors.isEmpty)
  }

  @Test("has pseudo-texts that do not fit at the largest size, with verdict, widths and place")
  func mainJob() throws {
    let run = try ProgramRun("check", "--locale", "pseudo", "--size", "accessibility5", "--format", "json")
    #expect(run.status == 1)
    let report = try run.report()
    let summary = try #require(report["summary"] as? [String: Any])
    #expect(summary["sizes"] as? [String] == ["accessibility5"])
    #expect((summary["locales"] as? [String])?.contains("en-XA") == true)
    let findings = try #require(report["findings"] as? [[String: Any]])
    let truncated = try #require(findings.first { $0["key"] as? String == "button.start-practice" })
    #expect(truncated["rule"] as? String == "truncated-text")
    #expect(truncated["file"] as? String == "Strings/en.lproj/Localizable.strings")
    let layout = try #require(truncated["layout"] as? [String: Any])
    #expect(layout["component"] as? String == "EkoButton")
    #expect(layout["verdict"] as? String == "overflows")
    let needed = try #require(layout["needed"] as? Double)
    let available = try #require(layout["available"] as? Double)
    #expect(needed > available)
    #expect((layout["visible"] as? String)?.hasSuffix("…") == true)
    #expect(layout["firstFailingSize"] is String)
    #expect(
      findings.allSatisfy { ["truncated-text", "clipped-height", "mid-word-break"].contains($0["rule"] as? String) })
  }

  @Test("is reported in the same bytes whatever the number of jobs")
  func jobs() throws {
    let one = try ProgramRun("check", "--locale", "pseudo", "--format", "json", "--jobs", "1")
    let two = try ProgramRun("check", "--locale", "pseudo", "--format", "json", "--jobs", "2")
    #expect(one.status == 0 && two.status == 0)
    #expect(one.output == two.output)
  }

  @Test("is reported as the README shows it")
  func readme() throws {
    let readme = try String(contentsOf: ProgramRun.repository.appendingPathComponent("README.md"), encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "```").first { $0.hasPrefix("\n$ scripts/l10n check") })
    let shown = block.split(separator: "\n").dropFirst().filter { $0 != "…" }
    let output = try ProgramRun("check", "--locale", "pseudo", "--size", "accessibility5").output
    let lines = Set(output.split(separator: "\n"))
    #expect(shown.count >= 6)
    for line in shown { #expect(lines.contains(line)) }
  }

  @Test("shows each planted defect by its rule on its line, and nothing else")
  func plantedDefects() throws {
    let folder = try TemporaryFolder.sampleApp()
    func replace(_ locale: String, _ prefix: String, by line: String, file: String = "Localizable.strings") throws
      -> Int
    {
      try folder.replaceLine(startingWith: prefix, in: "Strings/\(locale).lproj/\(file)", by: line)
    }
    _ = try replace("de", #""title.results""#, by: "")
    let missing = try line(of: #""title.results""#, in: "en", folder)
    let swapped = try replace("fr", #""error.upload""#, by: #""error.upload" = "« %1$lld » après %2$@.";"#)
    let reordered = try replace("es", #""status.session-of""#, by: #""status.session-of" = "%lld";"#)
    let stray = try replace("it", #""badge.live""#, by: #""badge.live" = "Live";="#)
    let title = String(repeating: "Langweilig ", count: 5) + "Knopf"
    let long = try replace("de", #""button.save""#, by: "\"button.save\" = \"\(title)\";")
    let twice = try replace("nl", #""button.done""#, by: #""button.done" = "Gereed"; "button.done" = "Klaar!";"#)
    let few = try dropFew(folder)
    let run = try ProgramRun("check", "--format", "json", in: folder.url)
    #expect(run.status == 1)
    let places = try Set(run.places())
    #expect(
      places == [
        "missing-translation Strings/en.lproj/Localizable.strings:\(missing)",
        "argument-type Strings/fr.lproj/Localizable.strings:\(swapped)",
        "missing-argument Strings/es.lproj/Localizable.strings:\(reordered)",
        "silent-truncation Strings/it.lproj/Localizable.strings:\(stray)",
        "truncated-text Strings/de.lproj/Localizable.strings:\(long)",
        "duplicate-key Strings/nl.lproj/Localizable.strings:\(twice)",
        "missing-plural-category Strings/pl.lproj/Localizable.stringsdict:\(few)",
      ])
    #expect(try run.places().count == places.count)
  }

  private func line(of prefix: String, in locale: String, _ folder: TemporaryFolder) throws -> Int {
    let file = folder.url.appendingPathComponent("Strings/\(locale).lproj/Localizable.strings")
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).components(separatedBy: "\n")
    return try #require(lines.firstIndex { $0.hasPrefix(prefix) }) + 1
  }

  /// Takes the form `few` out of the first Polish plural and returns the line of its variable.
  private func dropFew(_ folder: TemporaryFolder) throws -> Int {
    let path = "Strings/pl.lproj/Localizable.stringsdict"
    let file = folder.url.appendingPathComponent(path)
    var lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).components(separatedBy: "\n")
    let few = try #require(lines.firstIndex { $0.contains("<key>few</key>") })
    lines.removeSubrange(few...(few + 1))
    try folder.write(lines.joined(separator: "\n"), to: path)
    return try #require(lines.firstIndex { $0.contains("<key>cues</key>") }) + 1
  }

  @Test(
    "is checked in part: a folder, a locale, a file",
    arguments: [
      ("Strings", "0 errors, 0 warnings: 68 keys in 1 table, 18 locales; 1510 cells"),
      ("Strings/de.lproj", "0 errors, 0 warnings: 68 keys in 1 table, 1 locale; 76 cells"),
      ("Strings/pl.lproj/Localizable.stringsdict", "0 errors, 0 warnings: 68 keys in 1 table, 1 locale; "),
    ])
  func parts(path: String, summary: String) throws {
    let run = try ProgramRun("check", path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix(summary))
  }

  @Test("a file of one locale is compared with the development language")
  func oneFile() throws {
    let folder = try TemporaryFolder.sampleApp()
    let line = try folder.replaceLine(
      startingWith: #""error.upload""#, in: "Strings/fr.lproj/Localizable.strings", by: #""error.upload" = "%lld %@.";"#
    )
    let run = try ProgramRun("check", "Strings/fr.lproj/Localizable.strings", "--format", "json", in: folder.url)
    #expect(try run.places() == ["reordered-arguments fr.lproj/Localizable.strings:\(line)"])
  }

  @Test(
    "reads as an app shows it",
    arguments: [
      (["count.cues", "--arg", "3", "--locale", "pl"], "3 podpowiedzi\n"),
      (["count.cues", "--arg", "1", "--locale", "en"], "1 cue\n"),
      (["button.save", "--locale", "de"], "Speichern\n"),
      (["countdown.minutes-seconds", "--arg", "2", "--arg", "5"], "2 minutes and 5 seconds left\n"),
    ])
  func lookup(arguments: [String], text: String) throws {
    let run = try ProgramRun(["lookup"] + arguments, in: ProgramRun.repository)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == text)
  }

  @Test("a text is measured in its component at every size")
  func measure() throws {
    let run = try ProgramRun(
      "measure", "--text", "Übung starten", "--component", "EkoButton.title", "--axis", "size=large", "--size", "all",
      "--device", "iphone-se-1", "--locale", "de", "--format", "json")
    #expect(run.status == 0)
    let cells = try #require(try run.report()["cells"] as? [[String: Any]])
    #expect(cells.count == 12)
    #expect(cells.contains { $0["verdict"] as? String == "overflows" })
    #expect(cells.map { $0["available"] as? Double } == Array(repeating: 224, count: 12))
    let large = try #require(cells.first { $0["size"] as? String == "large" })
    #expect(large["pointSize"] as? Double == 18)
    #expect(large["lineHeight"] as? Double == 21.6)
    #expect(large["componentHeight"] as? Double == 53.6)
    #expect(large["verdict"] as? String == "fits")
    let widths = cells.compactMap { $0["needed"] as? Double }
    #expect(widths == widths.sorted())
  }
}
