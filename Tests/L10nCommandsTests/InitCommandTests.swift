import Foundation
import Project
import Testing

@Suite("l10n init")
struct InitCommandTests {
  private func configuration(_ folder: TemporaryFolder) throws -> (text: String, value: Configuration) {
    let bytes = Array(try Data(contentsOf: folder.url.appendingPathComponent("l10n.json")))
    return (
      String(decoding: bytes, as: UTF8.self),
      try ConfigurationReader.configuration(path: "l10n.json", bytes: bytes)
    )
  }

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  @Test("writes what it finds, and the program reads it")
  func found() throws {
    let folder = try folder([
      "App/Resources/de.lproj/Localizable.strings": "\"card.title\" = \"Titel\";\n\"card.text\" = \"Text\";\n",
      "App/Resources/fr.lproj/Localizable.strings": "\"card.title\" = \"Titre\";\n\"card.text\" = \"Texte\";\n",
      "App/Resources/en-XA.lproj/Localizable.strings": "\"card.title\" = \"Ţ\";\n",
      "Kit/Shared.xcstrings": #"{ "sourceLanguage": "fr", "version": "1.0", "strings": { "ok": {} } }"#,
      "Design/app.tokens.json": Self.tokens, "Fonts/More/A.ttf": "",
    ])
    let run = try ProgramRun("init", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("wrote l10n.json: 2 tables, 2 locales, 1 token file\nNext: 'l10n check' finds"))
    let (text, value) = try configuration(folder)
    #expect(value.developmentLanguage == "fr")
    #expect(value.locales == ["de", "fr"])
    #expect(value.paths.map(\.text) == ["App/Resources", "Kit"])
    #expect(value.tokens.map(\.text) == ["Design/app.tokens.json"])
    #expect(value.fonts == ["Fonts/More"])
    #expect(text.contains(#"//   { "keys": "card.*", "slot": "Badge.title" }"#))
    let check = try ProgramRun("check", in: folder.url)
    #expect(check.status != 2, "\(check.errors)")
  }

  @Test("its examples are right where they are taken in")
  func examples() throws {
    let folder = try folder([
      "en.lproj/Localizable.strings": "\"card.title\" = \"Title\";\n", "app.tokens.json": Self.tokens,
    ])
    _ = try ProgramRun("init", in: folder.url)
    let (text, _) = try configuration(folder)
    let lines = text.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "{"))
    // A comment that begins with a sentence is an explanation, any other one is an example.
    let taken = lines[start...].map { line in
      guard let mark = line.firstRange(of: "// "), let first = line[mark.upperBound...].first(where: { $0 != " " }),
        !first.isLetter
      else { return line }
      return line.replacingCharacters(in: mark, with: "")
    }
    let json = taken.joined(separator: "\n")
    let value = try ConfigurationReader.configuration(path: "l10n.json", bytes: Array(json.utf8))
    #expect(value.bindings.count == 1)
    #expect(value.overrides.count == 1)
    #expect(value.rules.count == 2)
    #expect(value.devices.map(\.text) == ["iphone-se", "iphone"])
    #expect(value.sizes.count == 2)
    #expect(value.exclude == ["**/Fixtures"])
  }

  @Test("writes over no file unless it is told to")
  func force() throws {
    let folder = try folder(["en.lproj/A.strings": "", "l10n.json": "mine"])
    let refused = try ProgramRun("init", in: folder.url)
    #expect(refused.status == 2)
    #expect(refused.errors == "l10n: 'l10n.json' is there already: '--force' writes over it\n")
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("l10n.json")) == Data("mine".utf8))
    #expect(try ProgramRun("init", "--force", in: folder.url).status == 0)
    #expect(try configuration(folder).value.locales == ["en"])
  }

  @Test("an empty folder has a start too, and the next step is told")
  func empty() throws {
    let folder = try folder(["App/read.me": ""])
    let run = try ProgramRun("init", "App", in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.contains("There is no string table yet"))
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("App/l10n.json").path))
    #expect(try ProgramRun("init", "Nowhere", in: folder.url).status == 2)
  }

  @Test("token files that cannot be used stay a comment")
  func unusable() throws {
    let folder = try folder(["en.lproj/A.strings": "", "a.tokens.json": #"{ "a": { "$value": 1 } }"#])
    #expect(try ProgramRun("init", in: folder.url).status == 0)
    let (text, value) = try configuration(folder)
    #expect(value.tokens.isEmpty)
    #expect(text.contains(#"// "tokens": ["a.tokens.json"],"#))
    #expect(try ProgramRun("check", in: folder.url).status == 0)
  }

  @Test("no name of a file can end a comment or a text")
  func hostile() throws {
    let folder = try folder([
      "A\"\n}b/en.lproj/T.strings": "", "x\n\"y.tokens.json": "{", "*/\u{2028}.ttf/A.ttf": "",
    ])
    #expect(try ProgramRun("init", in: folder.url).status == 0)
    let value = try configuration(folder).value
    #expect(value.paths.map(\.text) == ["A\"\n}b"])
    #expect(value.fonts == ["*/\u{2028}.ttf"])
  }

  private static let tokens = """
    {
      "f": { "$type": "fontFamily", "$value": "Example Sans" }, "w": { "$type": "fontWeight", "$value": 600 },
      "s": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
      "Badge": { "$extensions": { "dev.l10n.component": { "slots": ["title"], "container": { "hug": {} }, "box":
        { "text": { "slot": "title", "style": { "fontFamily": "{f}", "fontWeight": "{w}", "fontSize": "{s}" } } } } } }
    }
    """
}
