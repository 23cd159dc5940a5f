import Foundation
import TestFonts
import Testing

/// The built command that writes pictures and rooms for translators.
struct HandOffCommandTests {
  /// A label of one line in 100 points, less 8 at each side; a note that wraps in 100.
  private static let tokens = """
    {
      "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "label": {
        "$type": "typography",
        "$value": {
          "fontFamily": "Box", "fontSize": { "value": 10, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
        }
      },
      "space": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
      "wide": { "$type": "dimension", "$value": { "value": 100, "unit": "px" } },
      "Chip": {
        "$extensions": { "dev.l10n.component": {
          "slots": ["title"], "container": { "fixed": { "width": "{wide}" } },
          "box": {
            "padding": { "all": "{space}" },
            "content": { "text": { "slot": "title", "style": "{label}", "color": "{ink}", "lineLimit": 1 } }
          }
        } }
      },
      "Note": {
        "$extensions": { "dev.l10n.component": {
          "slots": ["text"], "container": { "fixed": { "width": "{wide}" } },
          "box": { "text": { "slot": "text", "style": "{label}", "color": "{ink}" } }
        } }
      }
    }
    """

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      "chip.ok" = "Ab";
      "chip.count" = "%lld b";
      "note.a" = "some words that wrap";

      """, to: "App/en.lproj/Localizable.strings")
    try folder.write("\"chip.ok\" = \"MUCHTOOWIDE\";\n", to: "App/de.lproj/Localizable.strings")
    try folder.write(tokens, to: "chip.tokens.json")
    let font = try BoxFont.write()
    try folder.write(
      """
      { "developmentLanguage": "en", "paths": ["App"], "tokens": ["chip.tokens.json"], "fonts": ["\(font)"],
        "bindings": [{ "keys": "chip.*", "slot": "Chip.title" }, { "keys": "note.*", "slot": "Note.text" }] }
      """, to: "l10n.json")
    return folder
  }

  private func files(_ folder: TemporaryFolder, _ name: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.url.appendingPathComponent(name).path)
      .filter { $0.contains(".") && !$0.hasSuffix(".xcloc") && !$0.hasSuffix(".lproj") }.sorted()
  }

  private func index(_ folder: TemporaryFolder) throws -> [[String: Any]] {
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("out/index.json"))
    let root = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    return try #require(root["pictures"] as? [[String: Any]])
  }

  @Test("shows a text that does not fit where it does not fit, and what is not translated in the source language")
  func pictures() throws {
    let folder = try Self.project()
    let run = try ProgramRun("preview", "--screenshots", "out", "--scale", "1", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output == "6 pictures in 2 languages, 1 of a text that does not fit; see out/index.json\n")
    let german = try index(folder).filter { $0["locale"] as? String == "de" }
    let failing = german.filter { $0["failing"] as? Bool == true }
    #expect(failing.map { $0["key"] as? String } == ["chip.ok"])
    #expect(failing[0]["verdict"] as? String == "overflows" && failing[0]["size"] as? String == "large")
    #expect(german.compactMap { $0["shownLocale"] as? String } == ["en", "en"])
    // 20 points around what is left of the text, 80, and the 8 at each side of it.
    #expect(failing[0]["width"] as? Int == 136)
    #expect((failing[0]["frame"] as? [String: Int])?["x"] == 28)
  }

  @Test("writes catalogs with a picture of its own for each key")
  func catalogs() throws {
    let folder = try Self.project()
    let run = try ProgramRun(
      "preview", "--screenshots", "out", "--screenshots-format", "xcloc", "--screenshots-format", "phrase",
      in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let home = folder.url.appendingPathComponent("out/de.xcloc")
    let list = try #require(
      try PropertyListSerialization.propertyList(
        from: try Data(
          contentsOf: home.appendingPathComponent("Notes/Screenshots/l10n/components/localizedStringData.plist")),
        format: nil) as? [[String: Any]])
    let names = list.flatMap { ($0["screenshots"] as? [[String: String]] ?? []).compactMap { $0["name"] } }
    #expect(list.count == 3 && Set(names).count == 3)
    for name in names {
      let file = home.appendingPathComponent("Notes/Screenshots/l10n/components/\(name)")
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
    let back = try ProgramRun("import", "out/de.xcloc", in: folder.url)
    #expect(back.status == 0 && back.output.isEmpty && back.errors.isEmpty, "\(back.errors)")
    #expect(try files(folder, "out").filter { $0.hasPrefix("phrase/") } == ["phrase/de.json", "phrase/en.json"])
    // Pictures and files that a later run does not write go away; those of others stay.
    try folder.write("mine", to: "out/pictures/de/notes.txt")
    #expect(try ProgramRun("preview", "--screenshots", "out", "--locale", "en", in: folder.url).status == 0)
    let left = try files(folder, "out")
    #expect(left.filter { !$0.hasPrefix("pictures/en/") } == ["index.csv", "index.json", "pictures/de/notes.txt"])
    #expect(left.count == 6)
  }

  @Test("stands beside a gallery")
  func besideAGallery() throws {
    let folder = try Self.project()
    let run = try ProgramRun(
      "preview", "--output", "site", "--screenshots", "out", "--locale", "en", "--locale", "pseudo", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("open site/index.html") && run.output.contains("3 pictures in 1 language"))
  }

  @Test("leaves a folder of others as it is")
  func foreignFolder() throws {
    let folder = try Self.project()
    try folder.write("precious", to: "keep.txt")
    try folder.write("mine", to: "out/notes.txt")
    let run = try ProgramRun("preview", "--screenshots", "out", in: folder.url)
    #expect(run.status == 2 && run.errors.contains("'out' holds files that are no pictures"))
    #expect(try files(folder, "out") == ["notes.txt"])
    let index =
      #"{ "kind": "l10n screenshots", "files": ["../keep.txt", "link/x.txt", "/etc/none", "a/../../keep.txt"] }"#
    try folder.write(index, to: "out/index.json")
    try folder.write("precious", to: "other/x.txt")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("out/link"), withDestinationURL: folder.url.appendingPathComponent("other"))
    #expect(try ProgramRun("preview", "--screenshots", "out", in: folder.url).status == 0)
    for path in ["keep.txt", "other/x.txt", "out/notes.txt"] {
      #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path), "\(path)")
    }
  }

  @Test("writes nothing through a link out of its folder")
  func links() throws {
    let folder = try Self.project()
    #expect(try ProgramRun("preview", "--screenshots", "out", in: folder.url).status == 0)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/pictures"))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("elsewhere"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("out/pictures"),
      withDestinationURL: folder.url.appendingPathComponent("elsewhere"))
    let run = try ProgramRun("preview", "--screenshots", "out", in: folder.url)
    #expect(run.status == 2 && run.errors.contains("lies behind a link"), "\(run.errors)")
    #expect(try files(folder, "elsewhere").isEmpty)
  }

  @Test("tells the room that the layout gives, and an import passes over it")
  func room() throws {
    let folder = try Self.project()
    let run = try ProgramRun("export", "--output", "x", "--locale", "de", "--room", "xliff", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let text = String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent("x/de.xliff")), as: UTF8.self)
    #expect(text.contains(#"id="chip.ok" xml:space="preserve" maxwidth="84" size-unit="point" font="Box;10;normal">"#))
    #expect(text.components(separatedBy: "maxwidth").count == 2)
    #expect(
      text.contains("Room, beside the texts of 'en': Chip.title: 1 line of 84 pt in Box 400 of 10 pt (large, iphone)<"))
    #expect(text.contains("10 pt (large, iphone), with what the app puts in or adds<"))
    #expect(text.contains("Note.text: wraps at 100 pt in Box 400 of 10 pt (large, iphone)<"))
    let back = try ProgramRun("import", "x/de.xliff", in: folder.url)
    #expect(back.status == 0 && back.output.isEmpty && back.errors.isEmpty)
    // The widest text that fits by 'measure', and one that is wider, stand on both sides of the limit.
    for (letters, verdict) in [(16, "fits"), (17, "overflows")] {
      let measured = try ProgramRun(
        "measure", "--text", String(repeating: "a", count: letters), "--component", "Chip.title", in: folder.url)
      #expect(measured.output.contains("large: \(verdict), "), "\(measured.output)")
    }
  }

  @Test(
    "calls that cannot be carried out",
    arguments: [
      (["preview", "--screenshots-format", "xcloc", "--output", "s"], "needs --screenshots"),
      (["preview", "--screenshots", "s", "--screenshots-format", "pdf"], "unknown value for '--screenshots-format'"),
      (["preview", "--screenshots", "s", "--png"], "'--png' needs --output"),
      (["preview", "--screenshots", "s", "--serve"], "exclude each other"),
      (["preview", "--screenshots", "l10n.json"], "is a file"), (["preview", "--scale", "3"], "needs --png or"),
      (["export", "--output", "s", "--size", "all"], "'--size' needs --room"),
      (["export", "--output", "s", "--room", "pixels"], "unknown value for '--room'"),
    ] as [([String], String)])
  func badCalls(arguments: [String], message: String) throws {
    let folder = try Self.project()
    let run = try ProgramRun(arguments, in: folder.url)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("s").path))
  }
}
