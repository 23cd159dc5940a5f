import Foundation
import Testing

@Suite("The sample app, checked by the program")
struct SampleAppTests {
  /// What its guides themselves make too low or too pale.
  private static let rulesOfDesign = ["low-contrast", "small-touch-target"]

  @Test("has no errors at the usual size; its guides have six pale texts, and three components too low for a finger")
  func clean() throws {
    let run = try ProgramRun("check", "--format", "json")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let findings = try #require(try run.report()["findings"] as? [[String: Any]])
    let rules = zip(Self.rulesOfDesign, [6, 3]).flatMap { Array(repeating: $0, count: $1) }
    #expect(findings.map { $0["rule"] as? String } == rules)
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
    let errors = findings.filter { $0["severity"] as? String == "error" }
    // Chips have a fixed height and their text no line limit: it wraps, and the second line does not fit.
    let clippedKeys = errors.filter { $0["rule"] as? String == "clipped-height" }.map { $0["key"] as? String }
    #expect(clippedKeys == ["chip.favourites", "chip.in-progress", "chip.completed"])
    let truncated = errors.filter { $0["rule"] as? String == "truncated-text" }
    let layouts = truncated.compactMap { $0["layout"] as? [String: Any] }
    #expect(layouts.compactMap { $0["component"] as? String } == ["System.navigationTitle"])
    #expect(errors.count == 4)
    let clipped = try #require(errors.first)
    #expect(clipped["rule"] as? String == "clipped-height")
    #expect(clipped["file"] as? String == "Strings/en.lproj/Localizable.strings")
    let layout = try #require(clipped["layout"] as? [String: Any])
    #expect(layout["component"] as? String == "EkoTemplate")
    #expect(layout["specimen"] as? String == "EkoTemplate chip.favourites")
    #expect(layout["verdict"] as? String == "clips")
    #expect((layout["visible"] as? String)?.hasSuffix("…") == true)
    #expect(layout["firstFailingSize"] as? String == "accessibility4")
    let groups = try #require(layout["failing"] as? [[String: Any]])
    #expect(groups.contains { $0["slot"] as? String == "label" && $0["sizes"] as? [String] == ["accessibility5"] })
    // The chips that fit in one line are higher than their frame.
    let overhangs = findings.filter { $0["rule"] as? String == "overflowing-content" }
    #expect(overhangs.map { $0["key"] as? String } == ["chip.all", "chip.saved", "chip.recent"])
    for finding in overhangs {
      let layout = try #require(finding["layout"] as? [String: Any])
      let overhang = try #require(layout["overhang"] as? [String: Any])
      #expect(abs(try #require(overhang["height"] as? Double) - 2.8) < 0.01)
      #expect(finding["severity"] as? String == "warning")
    }
    let rules = Set(findings.compactMap { $0["rule"] as? String })
    #expect(rules == ["clipped-height", "overflowing-content", "mid-word-break", "truncated-text", "low-contrast"])
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
    let block = try #require(readme.components(separatedBy: "```").first { $0.hasPrefix("console\n$ l10n check") })
    let shown = block.split(separator: "\n").dropFirst(2).filter { $0 != "…" }
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
    let title = String(repeating: "Langweilig ", count: 15) + "Knopf"
    let long = try replace("de", #""chip.saved""#, by: "\"chip.saved\" = \"\(title)\";")
    let twice = try replace("nl", #""button.done""#, by: #""button.done" = "Gereed"; "button.done" = "Klaar!";"#)
    let few = try dropFew(folder)
    let run = try ProgramRun("check", "--format", "json", in: folder.url)
    #expect(run.status == 1)
    let found = try run.places().filter { place in !Self.rulesOfDesign.contains { place.hasPrefix($0) } }
    let places = Set(found)
    #expect(
      places == [
        "missing-translation Strings/en.lproj/Localizable.strings:\(missing)",
        "argument-type Strings/fr.lproj/Localizable.strings:\(swapped)",
        "missing-argument Strings/es.lproj/Localizable.strings:\(reordered)",
        "silent-truncation Strings/it.lproj/Localizable.strings:\(stray)",
        "clipped-height Strings/de.lproj/Localizable.strings:\(long)",
        "duplicate-key Strings/nl.lproj/Localizable.strings:\(twice)",
        "missing-plural-category Strings/pl.lproj/Localizable.stringsdict:\(few)",
      ])
    #expect(found.count == places.count)
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
      ("Strings", "68 keys in 1 table, 18 locales; "), ("Strings/de.lproj", "68 keys in 1 table, 1 locale; "),
      ("Strings/pl.lproj/Localizable.stringsdict", "68 keys in 1 table, 1 locale; "),
    ])
  func parts(path: String, summary: String) throws {
    let run = try ProgramRun("check", path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let last = try #require(run.output.split(separator: "\n").last)
    #expect(last.hasPrefix("0 errors, ") && last.contains(": \(summary)"), "\(last)")
  }

  @Test("a file of one locale is compared with the development language")
  func oneFile() throws {
    let folder = try TemporaryFolder.sampleApp()
    let line = try folder.replaceLine(
      startingWith: #""error.upload""#, in: "Strings/fr.lproj/Localizable.strings", by: #""error.upload" = "%lld %@.";"#
    )
    let run = try ProgramRun("check", "Strings/fr.lproj/Localizable.strings", "--format", "json", in: folder.url)
    let places = try run.places().filter { place in !Self.rulesOfDesign.contains { place.hasPrefix($0) } }
    #expect(places == ["reordered-arguments Strings/fr.lproj/Localizable.strings:\(line)"])
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
    let folder = try TemporaryFolder.sampleAppWithOneLineButtons()
    let call = [
      "measure", "--text", "Übung starten", "--component", "EkoButton.title", "--axis", "size=large", "--size", "all",
      "--device", "iphone-se-1", "--locale", "de", "--format", "json",
    ]
    let run = try ProgramRun(call, in: folder.url)
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
