import Foundation
import TestFonts
import Testing

/// The built command that writes a gallery.
struct PreviewCommandTests {
  private static let tokens = """
    {
      "color": {
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "fill": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.5, 0] } }
      },
      "label": {
        "$type": "typography",
        "$value": {
          "fontFamily": "Box", "fontSize": { "value": 10, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
        }
      },
      "space": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
      "Chip": {
        "$extensions": { "dev.l10n.component": {
          "axes": { "state": { "values": ["normal", "pressed"], "default": "normal" } },
          "slots": ["title"],
          "container": { "hug": {} },
          "surface": {
            "background": { "axis": "state", "cases": { "normal": null, "pressed": "{color.fill}" } },
            "cornerRadius": "{space}"
          },
          "box": {
            "padding": { "all": "{space}" },
            "content": { "text": { "slot": "title", "style": "{label}", "color": "{color.ink}", "lineLimit": 1 } }
          }
        } }
      }
    }
    """

  /// A small project whose font has known boxes for glyphs.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"chip.ok\" = \"Ab\";\n\"chip.more\" = \"Much more to read\";\n", to: "en.lproj/Localizable.strings")
    try folder.write("\"chip.ok\" = \"Gut\";\n", to: "de.lproj/Localizable.strings")
    try folder.write(tokens, to: "chip.tokens.json")
    let font = try BoxFont.write()
    try folder.write(
      """
      {
        "developmentLanguage": "en", "tokens": ["chip.tokens.json"], "fonts": ["\(font)"],
        "bindings": [{ "keys": "chip.*", "slot": "Chip.title" }]
      }
      """, to: "l10n.json")
    return folder
  }

  private static let axes = ["--locale", "en", "--locale", "de", "--size", "large", "--size", "accessibility5"]

  @Test func manifestOfASmallProject() throws {
    let folder = try Self.project()
    let run = try ProgramRun(["preview", "--output", "site"] + Self.axes, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("cells; open site/index.html\n"))
    let manifest = String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent("site/manifest.json")), as: UTF8.self)
    // The folder's name is another in each run, the files of the page have tests of their own.
    let name = folder.url.lastPathComponent
    let data = manifest.components(separatedBy: "\n").filter {
      !$0.hasPrefix("\"") || $0.hasPrefix("\"data/") || $0.contains(":")
    }
    try GoldenFile("Preview/manifest.txt").expect(data.joined(separator: "\n").replacing(name, with: "NAME"))
    // The same again, byte for byte.
    let again = try ProgramRun(["preview", "--output", "site", "--jobs", "1"] + Self.axes, in: folder.url)
    #expect(again.status == 0)
    #expect(
      String(decoding: try Data(contentsOf: folder.url.appendingPathComponent("site/manifest.json")), as: UTF8.self)
        == manifest)
  }

  @Test(
    "what calls in the code bind is shown as it is checked",
    .enabled(if: FileManager.default.isExecutableFile(atPath: scanner), "l10n-scan is not built"))
  func codeBindings() throws {
    let folder = try Self.project()
    let font = try BoxFont.write()
    let configuration = #""developmentLanguage": "en", "tokens": ["chip.tokens.json"], "fonts": ["\#(font)"]"#
    try folder.write("{ \(configuration) }", to: "l10n.json")
    // What nobody binds is a guess.
    let unbound = try ProgramRun(["preview", "--output", "site"] + Self.axes, in: folder.url)
    #expect(unbound.status == 0, "\(unbound.errors)")
    let index = String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent("site/data/index.js")), as: UTF8.self)
    #expect(index.contains(#""name":"System.listRow chip.more""#) && index.contains(#""guess":1"#))
    #expect(!index.contains(#""name":"Chip chip.ok""#))
    try folder.write("{ \(configuration), \"sources\": { \"paths\": [\"App\"] } }", to: "l10n.json")
    try folder.write(
      """
      struct Chips: View {
        var body: some View {
          Chip(title: LocalizedStringKey("chip.ok"))
          Chip(title: LocalizedStringKey("chip.ok"), state: .pressed)
        }
      }

      """, to: "App/Chips.swift")
    let run = try ProgramRun(["preview", "--output", "site"] + Self.axes, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let manifest = String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent("site/manifest.json")), as: UTF8.self)
    #expect(manifest.contains("Chip chip.ok") && manifest.contains("Chip chip.ok (2)"))
    #expect(!manifest.contains("Chip chip.more") && manifest.contains("System.listRow chip.more"))
    let summary = try #require(
      try ProgramRun(["check", "--format", "json"], in: folder.url).report()["summary"] as? [String: Any])
    #expect(summary["bound"] as? Int == 1)
  }

  private static let scanner = ProgramRun.program.deletingLastPathComponent().appendingPathComponent("l10n-scan").path

  @Test("a preview that names what is not there is told by the check too, unless its table is broken")
  func staleReference() throws {
    let folder = try Self.project()
    let font = try BoxFont.write()
    func configure(_ preview: String) throws {
      try folder.write(
        """
        { "tokens": ["chip.tokens.json"], "fonts": ["\(font)"],
          "previews": [{ "name": "P", \(preview) }] }
        """, to: "l10n.json")
    }
    let table = "\"chip.ok\" = \"Ab\";\n"
    try folder.write(table, to: "en.lproj/Localizable.strings")
    for (preview, message) in [
      (#""component": "Chop""#, "l10n.json:2:44: unknown component 'Chop' of the token files; did you mean 'Chip'?"),
      (
        #""component": "Chip", "slots": { "title": "chip.okay" }"#,
        "l10n.json:2:72: unknown key 'chip.okay'; did you mean 'chip.ok'?"
      ),
      (
        #""component": "Chip", "slots": { "title": "Other/chip.ok" }"#,
        "l10n.json:2:72: unknown key 'Other/chip.ok'; no table of the development language has it"
      ),
    ] {
      try configure(preview)
      for command in [["check"], ["preview", "--output", "site"]] {
        let run = try ProgramRun(command, in: folder.url)
        #expect(run.status == 2 && run.errors.contains(message), "\(command): \(run.errors)")
      }
    }
    #expect(try ProgramRun(["check", "en.lproj"], in: folder.url).status == 0)
    try configure(#""component": "Chip", "slots": { "title": "chip.ok" }"#)
    #expect(try ProgramRun(["check"], in: folder.url).status == 0)

    try folder.write("\"first\" = \"1\";\n\"chip.ok = \"Ab\";\n", to: "en.lproj/Localizable.strings")
    let broken = try ProgramRun(["check"], in: folder.url)
    #expect(broken.status == 1 && broken.output.contains("syntax-error"), "\(broken.output) \(broken.errors)")
  }

  @Test func filesOfAnEarlierRunGoAway() throws {
    let folder = try Self.project()
    #expect(try ProgramRun(["preview", "--output", "site"] + Self.axes, in: folder.url).status == 0)
    let second = folder.url.appendingPathComponent("site/data/t1.js").path
    #expect(FileManager.default.fileExists(atPath: second))
    try folder.write("mine", to: "site/notes.txt")
    #expect(try ProgramRun("preview", "--output", "site", "--locale", "en", in: folder.url).status == 0)
    #expect(!FileManager.default.fileExists(atPath: second))
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("site/notes.txt").path))
  }

  @Test("a folder of others is left as it is", arguments: ["notes.txt", "manifest.json", "data/x.js"])
  func foreignFolder(file: String) throws {
    let folder = try Self.project()
    try folder.write("{}", to: "site/\(file)")
    let run = try ProgramRun("preview", "--output", "site", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("'site' holds files that are no preview"))
    let path = folder.url.appendingPathComponent("site")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: path.path).filter { !$0.hasSuffix("data") } == [file])
  }

  @Test("a manifest that names files elsewhere is none")
  func manifestThatLeadsOut() throws {
    let folder = try Self.project()
    try folder.write("precious", to: "keep.txt")
    try folder.write(
      "{\"kind\":\"l10n preview\",\"version\":1,\"files\":[\"../keep.txt\"]}", to: "site/manifest.json")
    #expect(try ProgramRun("preview", "--output", "site", in: folder.url).status == 2)
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("keep.txt").path))
  }

  @Test func aLinkForTheFolderOfTheDataIsRefused() throws {
    let folder = try Self.project()
    #expect(try ProgramRun("preview", "--output", "site", in: folder.url).status == 0)
    let data = folder.url.appendingPathComponent("site/data")
    let other = folder.url.appendingPathComponent("other")
    try FileManager.default.moveItem(at: data, to: other)
    try FileManager.default.createSymbolicLink(at: data, withDestinationURL: other)
    let run = try ProgramRun("preview", "--output", "site", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("'site/data' is a symbolic link"))
  }

  @Test(
    "calls that cannot be carried out",
    arguments: [
      ([], "needs --output"), (["--output", "l10n.json"], "is a file"),
      (["--output", "s", "--component", "Chop"], "did you mean 'Chip'?"),
      (["--output", "s", "--size", "huge"], "unknown size"),
      (["--output", "s", "--key", "nothing.*"], "nothing to show"),
      (["--output", "s", "--jobs", "0"], "no number of jobs"),
      (["--output", "s", "--theme", "dark"], "MODIFIER=CONTEXT"),
    ] as [([String], String)])
  func badCall(arguments: [String], message: String) throws {
    let folder = try Self.project()
    let run = try ProgramRun(["preview"] + arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("s").path))
  }
}
