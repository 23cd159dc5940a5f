import Foundation
import Project
import ProjectTables
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

  private static let app: [String: String] = [
    "App/Resources/de.lproj/Localizable.strings": "\"card.title\" = \"Titel\";\n\"card.text\" = \"Text\";\n",
    "App/Resources/fr.lproj/Localizable.strings": "\"card.title\" = \"Titre\";\n\"card.text\" = \"Texte\";\n",
    "App/Resources/es.lproj/Localizable.strings": "\"card.title\" = \"Título\";\n",
    "App/Resources/en-XA.lproj/Localizable.strings": "\"card.title\" = \"Ţ\";\n",
    "AppTests/it.lproj/Localizable.strings": "\"a\" = \"\";\n",
    "App/Card.swift": "let a = NSLocalizedString(\"card.titel\", comment: \"\")\n",
    "Kit/Shared.xcstrings": #"{ "sourceLanguage": "fr", "version": "1.0", "strings": { "ok": {} } }"#,
    "Package.swift": "Package(name: \"App\", defaultLocalization: \"fr\")", "Fonts/More/A.ttf": "",
  ]

  @Test("writes what it finds, and the program reads it")
  func found() throws {
    let folder = try folder(Self.app.merging(["Design/app.tokens.json": Self.tokens]) { $1 })
    let run = try ProgramRun("init", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        """
        wrote l10n.json
          tables     2 tables in 5 files; left out: 'AppTests'
          languages  3 languages, compared with 'fr'; none of them at least 98 % translated
          code       'App'

        """), "\(run.output)")
    #expect(run.output.contains("\nNext:\n  1. 'l10n check' finds"))
    let (_, value) = try configuration(folder)
    #expect(value.developmentLanguage == "fr")
    #expect(value.locales == ["de", "es", "fr"])
    #expect(value.complete == [])
    #expect(value.exclude == ["AppTests"])
    #expect(value.sources?.paths.map(\.text) == ["App"])
    #expect(value.tokens.map(\.text) == ["Design/app.tokens.json"])
    #expect(value.fonts == ["Fonts/More"])
  }

  @Test("languages that the Xcode project does not list are named")
  func unlisted() throws {
    let table = "\"a\" = \"A\";\n"
    let folder = try folder([
      "en.lproj/A.strings": table, "de.lproj/A.strings": table, "fr.lproj/A.strings": table,
      "App.xcodeproj/project.pbxproj": """
      { objects = { P = { developmentRegion = en; knownRegions = ( en, de, ); mainGroup = G; targets = ( T, ); };
        G = { children = ( V, ); sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; children = ( E, D, ); name = A.strings; sourceTree = "<group>"; };
        E = { isa = PBXFileReference; path = en.lproj/A.strings; name = en; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = de.lproj/A.strings; name = de; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; buildPhases = ( R, ); };
        R = { isa = PBXResourcesBuildPhase; files = ( B, ); };
        B = { isa = PBXBuildFile; fileRef = V; }; }; rootObject = P; }
      """,
    ])
    let run = try ProgramRun("init", in: folder.url)
    #expect(
      run.output.contains(
        """
          tables     1 table in 2 files; left out: 'fr.lproj'
          languages  2 languages, compared with 'en'; 1 of them at least 98 % translated
                     not listed in the Xcode project, left out: 'fr'

        """), "\(run.output)")
  }

  @Test("languages at least 98 % translated are complete", arguments: [(50, true), (49, false)])
  func complete(translated: Int, isComplete: Bool) throws {
    let keys = 1...51
    func table(_ keys: some Sequence<Int>, _ text: String) -> String {
      keys.map { "\"k\($0)\" = \"\(text) \($0)\";\n" }.joined()
    }
    let folder = try folder([
      "en.lproj/A.strings": table(keys, "Word"), "de.lproj/A.strings": table(keys.prefix(translated), "Wort"),
    ])
    _ = try ProgramRun("init", in: folder.url)
    #expect(try configuration(folder).value.complete == (isComplete ? ["de"] : []))
  }

  @Test("texts of storyboards count as those of tables", arguments: [(0, true), (2, false)])
  func storyboard(missing: Int, isComplete: Bool) throws {
    let labels = (0..<10).map { "<label text=\"Word \($0)\" id=\"a\($0)-bc-def\"/>" }.joined()
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="vc-aa-aaa"><view key="view" id="v-aa-aaa"><subviews>\(labels)</subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    func table(from first: Int, _ text: String) -> String {
      (first..<10).map { "\"a\($0)-bc-def.text\" = \"\(text) \($0)\";\n" }.joined()
    }
    let folder = try folder([
      "Base.lproj/Main.storyboard": storyboard, "de.lproj/Main.strings": table(from: missing, "Wort"),
      "fr.lproj/Main.strings": table(from: 0, "Mot"),
      "App.swift": "import SwiftUI\n@main struct Cues: App { var body: some Scene { WindowGroup {} } }\n",
      "Package.swift":
        "import PackageDescription\nlet package = Package(name: \"Cues\", defaultLocalization: \"en\")\n",
    ])
    let run = try ProgramRun("init", in: folder.url)
    #expect(try configuration(folder).value.complete == (isComplete ? ["de", "fr"] : ["fr"]), "\(run.output)")
    let stats = try ProgramRun("stats", in: folder.url).output
    #expect(stats.contains("10 keys"), "\(stats)")
  }

  @Test("check finds the same before and after", arguments: [true, false])
  func sameFindings(isXcodeProject: Bool) throws {
    var files = Self.app
    if isXcodeProject {
      files["Package.swift"] = nil
      files["App.xcodeproj/project.pbxproj"] = """
        { objects = { P = { developmentRegion = fr; knownRegions = ( fr, de, Base, ); mainGroup = G; targets
          = ( T, ); };
          G = { children = ( A, K, ); sourceTree = "<group>"; };
          A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          K = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
          T = { isa = PBXNativeTarget; fileSystemSynchronizedGroups = ( A, K, ); }; }; rootObject = P; }
        """
      files["Strings/input/de.lproj/Localizable.strings"] = "broken"
    }
    let folder = try folder(files)
    let before = try ProgramRun("check", in: folder.url)
    #expect(before.output.contains("[undefined-key]") && !before.output.contains("broken"), "\(before.output)")
    #expect(try ProgramRun("init", in: folder.url).status == 0)
    let after = try ProgramRun("check", in: folder.url)
    // The next step is another one then.
    func found(_ run: ProgramRun) -> [Substring] {
      run.output.split(separator: "\n").filter { !$0.hasPrefix("not checked (measured)") }
    }
    #expect(found(after) == found(before))
    #expect(after.status == before.status && after.errors == before.errors)
    #expect(try configuration(folder).value.locales == (isXcodeProject ? ["de", "fr"] : ["de", "es", "fr"]))
  }

  @Test("what is left out is counted, before and after", arguments: [false, true])
  func leftOut(isConfigured: Bool) throws {
    let folder = try folder(Self.app)
    if isConfigured { _ = try ProgramRun("init", in: folder.url) }
    let run = try ProgramRun("check", in: folder.url)
    #expect(try #require(run.output.split(separator: "\n").last).contains("; 'AppTests' left out; not checked:"))
    let report = try ProgramRun("check", "--format", "json", in: folder.url).output
    #expect(report.contains("\"excluded\": 1"))
  }

  @Test("a part of a project is checked without what its folder shows")
  func part() throws {
    let folder = try folder(Self.app)
    let run = try ProgramRun("check", "App", "Kit", in: folder.url)
    #expect(!run.output.contains("[undefined-key]"))
  }

  @Test(
    "writes a workflow for the root of the repository",
    arguments: [
      (
        "github", "https://github.com/owner/l10n@v1.2.3",
        ["- uses: owner/l10n@v1.2.3\n        with:\n          path: \"ios/it's: $x #1 ${{ '${{' }}a}}\"\n"]
      ),
      (
        "github", "https://example.org/owner/l10n@v1.2.3",
        [
          "L10N_ADDRESS: \"https://example.org/owner/l10n\"\n", "L10N_VERSION: \"1.2.3\"\n",
          "L10N_PATH: \"ios/it's: $x #1 ${{ '${{' }}a}}\"\n", "check --format github -- \"$L10N_PATH\"\n",
        ]
      ),
      (
        "gitlab", "https://github.com/owner/l10n@v1.2.3",
        [
          "- remote: \"https://raw.githubusercontent.com/owner/l10n/v1.2.3/templates/check.yml\"\n",
          "address: \"https://github.com/owner/l10n\"\n", "path: \"ios/it's: $$x #1 $${{a}}\"\n",
        ]
      ),
      (
        "gitlab", "https://example.org/owner/l10n",
        ["- remote: \"https://example.org/owner/l10n/-/raw/v", "version: \"0."]
      ),
    ])
  func workflow(system: String, origin: String, parts: [String]) throws {
    // What YAML, a shell and a runner would take for their own.
    let app = "ios/it's: $x #1 ${{a}}"
    let folder = try folder(["\(app)/en.lproj/A.strings": "", ".git/HEAD": ""])
    let run = try ProgramRun("init", app, "--ci", system, "--ci-source", origin, in: folder.url)
    let path = system == "github" ? ".github/workflows/l10n.yml" : ".gitlab-ci.yml"
    #expect(run.status == 0 && run.output.contains("wrote \(path)\n"), "\(run.output) \(run.errors)")
    let text = try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    for part in parts { #expect(text.contains(part), "\(text)") }
    let again = try ProgramRun("init", app, "--ci", system, "--ci-source", origin, in: folder.url)
    #expect(again.status == 0 && again.output.hasPrefix("'\(path)' is there already and stays; add this "))
    #expect(try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8) == text)
  }

  @Test(
    "a source that is no project with releases is refused",
    arguments: ["@v1.2.3", "https://a b@v1.2.3", "https://x@vmain", "--upload-pack=x@v1.2.3", "https://x@v1\n2", "x"])
  func workflowSource(source: String) throws {
    let folder = try folder(["en.lproj/A.strings": ""])
    let run = try ProgramRun(["init", "--ci", "github", "--ci-source=\(source)"], in: folder.url)
    #expect(run.status == 2, "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("l10n.json").path))
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
    #expect(text.contains(#"// "tokens": ["a.tokens.json"]"#))
    #expect(try ProgramRun("check", in: folder.url).status == 0)
  }

  @Test("no name of a file can end a comment or a text")
  func hostile() throws {
    let folder = try folder([
      "A\"\n}b/en.lproj/T.strings": "", "x\n\"y.tokens.json": "{", "*/\u{2028}.ttf/A.ttf": "",
    ])
    #expect(try ProgramRun("init", in: folder.url).status == 0)
    let value = try configuration(folder).value
    #expect(value.fonts == ["*/\u{2028}.ttf"])
    #expect(value.locales == ["en"])
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
