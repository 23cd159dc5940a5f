import Foundation
import Testing

@Suite("l10n sync")
struct SyncCommandTests {
  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@" : {

        },
        "cue.gone" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Weg"
              }
            }
          }
        },
        "Save" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Sichern"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private static let synced = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@" : {

        },
        "cue.gone" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Weg"
              }
            }
          }
        },
        "cue.start" : {
          "comment" : "starts it",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Start"
              }
            }
          }
        },
        "Save" : {
          "comment" : "button",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Sichern"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private static let table = """
    /* about the bell */
    "Bell" = "Bell";

    "Unused" = "Unused";

    """

  private static let syncedTable = """
    /* about the bell */
    "Bell" = "Bell";

    /* No comment provided by engineer. */
    "Gong" = "Gong";

    "Unused" = "Unused";

    """

  private static let code = """
    - (void)show {
      self.title = NSLocalizedString(@"Save", @"button");
      self.text = NSLocalizedStringWithDefaultValue(@"cue.start", nil, NSBundle.mainBundle, @"Start", @"starts it");
      self.bell = NSLocalizedStringFromTable(@"Bell", @"Sounds", @"another comment");
      self.gong = NSLocalizedStringFromTable(@"Gong", @"Sounds", nil);
    }

    """

  private func project(code: String = code) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("{ \"paths\": [\"App\"], \"sources\": { \"paths\": [\"App\"] } }\n", to: "l10n.json")
    try folder.write(Self.catalog, to: "App/Localizable.xcstrings")
    try folder.write(Self.table, to: "App/en.lproj/Sounds.strings")
    try folder.write("\"Bell\" = \"Glocke\";\n", to: "App/de.lproj/Sounds.strings")
    try folder.write(code, to: "App/Cue.m")
    return folder
  }

  private static let unused =
    "l10n: App/en.lproj/Sounds.strings: no code names 'Unused': '--remove-gone' takes them out\n"

  @Test("writes what code looks up, and a second run has nothing to do")
  func write() throws {
    let folder = try project()
    let run = try ProgramRun("sync", in: folder.url)
    #expect(run.status == 0 && run.errors == Self.unused)
    #expect(
      run.output == """
        App/Localizable.xcstrings: 1 added, 1 named again, 1 stale, 1 with another comment
        App/en.lproj/Sounds.strings: 1 added

        """)
    #expect(try text("App/Localizable.xcstrings", in: folder) == Self.synced)
    #expect(try text("App/en.lproj/Sounds.strings", in: folder) == Self.syncedTable)
    #expect(try text("App/de.lproj/Sounds.strings", in: folder) == "\"Bell\" = \"Glocke\";\n")
    for arguments in [["sync"], ["sync", "--check"], ["sync", "--diff", "--check"]] {
      let again = try ProgramRun(arguments, in: folder.url)
      #expect(again.status == 0 && again.output.isEmpty && again.errors == Self.unused)
    }
  }

  @Test("shows and checks without writing")
  func diff() throws {
    let folder = try project()
    let diff = try ProgramRun("sync", "--diff", in: folder.url)
    #expect(diff.status == 0)
    #expect(diff.output.hasPrefix("--- a/App/Localizable.xcstrings\n+++ b/App/Localizable.xcstrings\n@@ "))
    #expect(diff.output.contains("\n+/* No comment provided by engineer. */\n+\"Gong\" = \"Gong\";\n"))
    #expect(try ProgramRun("sync", "--diff", "--check", in: folder.url).status == 1)
    let check = try ProgramRun("sync", "--check", in: folder.url)
    #expect(check.status == 1)
    #expect(check.output.hasPrefix("App/Localizable.xcstrings: 1 added, "))
    #expect(try text("App/Localizable.xcstrings", in: folder) == Self.catalog)
    #expect(try text("App/en.lproj/Sounds.strings", in: folder) == Self.table)
  }

  @Test("takes gone keys out on request, and does one table alone")
  func removeGone() throws {
    let folder = try project()
    let run = try ProgramRun("sync", "--remove-gone", "--table", "Sounds", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == "App/en.lproj/Sounds.strings: 1 added, 1 removed\n")
    #expect(
      try text("App/en.lproj/Sounds.strings", in: folder)
        == Self.syncedTable.replacingOccurrences(of: "\n\"Unused\" = \"Unused\";\n", with: ""))
    #expect(try text("App/Localizable.xcstrings", in: folder) == Self.catalog)
    let unknown = try ProgramRun("sync", "--table", "Sound", in: folder.url)
    #expect(unknown.status == 2 && unknown.errors == "l10n: unknown table 'Sound'; did you mean 'Sounds'?\n")
  }

  @Test("marks nothing as gone while code makes keys that nobody can tell")
  func unknownKeys() throws {
    let folder = try project(code: Self.code + "void g(void) { NSLocalizedString(self.key, nil); }\n")
    let run = try ProgramRun("sync", in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "l10n: App/Localizable.xcstrings: no code names 1 key, but App/Cue.m:7:34 makes keys at run time: none "
          + "counts as gone\n"), "\(run.errors)")
    #expect(run.output.hasPrefix("App/Localizable.xcstrings: 1 added, 1 named again, 1 with another comment\n"))
    #expect(try text("App/Localizable.xcstrings", in: folder).contains("\"stale\"") == false)
  }

  @Test("says what is to be done by hand, and which file it would make")
  func missingTable() throws {
    let folder = try project(
      code: "NSLocalizedStringFromTable(@\"a\", @\"None\", nil); NSLocalizedStringFromTable(@\"b\", @\"None\", nil);\n"
        + "NSLocalizedStringFromTable(@\"Save\", @\"Sounds\", nil);\n")
    let run = try ProgramRun("sync", "--check", in: folder.url)
    #expect(
      run.errors.hasPrefix(
        """
        l10n: App/Cue.m:2:28: the key 'Save' stands in the table 'Localizable', not in 'Sounds': it is not added

        """), "\(run.errors)")
    #expect(run.status == 1 && run.output.hasSuffix("App/None.xcstrings: new file, 2 added\n"), "\(run.output)")
    #expect(
      FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("App/None.xcstrings").path) == false)
  }

  private static let codeWithTexts = """
    let a = NSLocalizedString("cue.start", value: "Start", comment: "button")
    let b = String(localized: "cue.stop", defaultValue: "Stop")
    let c = NSLocalizedString("Save changes", comment: "")
    """

  @Test("makes the table of an app whose texts live in code", arguments: [true, false])
  func texts(hasTranslation: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.codeWithTexts, to: "App/Code/Cue.swift")
    try folder.write("Package(name: \"A\", defaultLocalization: \"fr\")", to: "Package.swift")
    if hasTranslation { try folder.write("\"cue.start\" = \"Los\";\n", to: "App/Res/de.lproj/Localizable.strings") }
    let path = hasTranslation ? "App/Res/fr.lproj/Localizable.strings" : "App/Code/fr.lproj/Localizable.strings"
    let told = try ProgramRun("sync", "--check", in: folder.url)
    #expect(told.status == 1 && told.output == "\(path): new file, 3 added\n", "\(told.output) \(told.errors)")
    #expect(try ProgramRun("sync", "--diff", in: folder.url).output.contains("+\"cue.stop\" = \"Stop\";\n"))
    #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path) == false)
    let run = try ProgramRun("sync", in: folder.url)
    #expect(run.status == 0 && run.output == told.output, "\(run.errors)")
    #expect(
      try text(path, in: folder) == """
        /* button */
        "cue.start" = "Start";

        /* No comment provided by engineer. */
        "cue.stop" = "Stop";

        /* No comment provided by engineer. */
        "Save changes" = "Save changes";

        """)
    #expect(try ProgramRun("sync", "--check", in: folder.url).status == 0)
  }

  @Test("makes a catalog beside the nearest one")
  func newCatalog() throws {
    let folder = try project(code: "NSLocalizedStringFromTable(@\"a\", @\"None\", @\"c\");\n")
    #expect(
      try ProgramRun("sync", "--table", "None", in: folder.url).output == "App/None.xcstrings: new file, 1 added\n")
    #expect(
      try text("App/None.xcstrings", in: folder) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "a" : {
              "comment" : "c"
            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test("writes over no table that the configuration leaves out")
  func excluded() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.codeWithTexts, to: "App/Cue.swift")
    try folder.write("mine", to: "App/en.lproj/Localizable.strings")
    try folder.write(#"{ "sources": { "paths": ["App"] }, "exclude": ["App/en.lproj"] }"#, to: "l10n.json")
    let run = try ProgramRun("sync", in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "l10n: 'App/en.lproj/Localizable.strings' is there already and is left out of the project's tables\n")
    #expect(try text("App/en.lproj/Localizable.strings", in: folder) == "mine")
  }

  @Test("adds a key to the table that stands nearest to the code")
  func nearestTable() throws {
    let folder = try project(code: "")
    try folder.write("\"x\" = \"x\";\n", to: "App/Kit/Resources/en.lproj/Sounds.strings")
    try folder.write("NSLocalizedStringFromTable(@\"kit\", @\"Sounds\", @\"c\");\n", to: "App/Kit/Code/Kit.m")
    try folder.write("NSLocalizedStringFromTable(@\"app\", @\"Sounds\", @\"c\");\n", to: "App/Code/App.m")
    let run = try ProgramRun("sync", "--table", "Sounds", in: folder.url)
    #expect(
      run.output == "App/en.lproj/Sounds.strings: 1 added\nApp/Kit/Resources/en.lproj/Sounds.strings: 1 added\n")
    #expect(
      try text("App/Kit/Resources/en.lproj/Sounds.strings", in: folder)
        == "\"x\" = \"x\";\n/* c */\n\"kit\" = \"kit\";\n")
    #expect(try text("App/en.lproj/Sounds.strings", in: folder).contains("\"app\" = \"app\";"))
    #expect(
      run.errors.hasPrefix(
        "l10n: App/en.lproj/Sounds.strings: no code names any of its 2 keys: is the code that does in 'sources'? None "
          + "counts as gone\n"), "\(run.errors)")
  }

  @Test("fills an empty catalog")
  func emptyCatalog() throws {
    let folder = try project(code: "NSLocalizedString(@\"Save\", @\"button\");\n")
    try folder.write(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}",
      to: "App/Localizable.xcstrings")
    let run = try ProgramRun("sync", "--table", "Localizable", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty && run.output == "App/Localizable.xcstrings: 1 added\n")
    #expect(
      try text("App/Localizable.xcstrings", in: folder) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Save" : {
              "comment" : "button"
            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test("leaves plural forms in the stringsdict, and a broken table alone")
  func pluralsAndDefects() throws {
    let folder = try project(
      code: "NSLocalizedStringFromTable(@\"n\", @\"Sounds\", nil); NSLocalizedString(@\"new\", nil);\n")
    let plurals = """
      <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
      <string>d</string><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    try folder.write(plurals, to: "App/en.lproj/Sounds.stringsdict")
    try folder.write("{ \"sourceLanguage\" : \"en\", \"strings\" : { \"a\" }", to: "App/Localizable.xcstrings")
    let run = try ProgramRun("sync", in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("l10n: App/Localizable.xcstrings: nothing is written: line 1, column "))
    #expect(try text("App/en.lproj/Sounds.stringsdict", in: folder) == plurals)
    #expect(try text("App/en.lproj/Sounds.strings", in: folder) == Self.table)
  }

  @Test("needs code")
  func withoutSources() throws {
    let folder = try project()
    try folder.write("{ \"sources\": { \"paths\": [\"App/de.lproj\"] } }\n", to: "l10n.json")
    let none = try ProgramRun("sync", in: folder.url)
    #expect(none.status == 2)
    #expect(
      none.errors.hasPrefix("l10n: l10n.json:1:26: 'App/de.lproj', which 'paths' of 'sources' names, holds no code"))
    try folder.write("{}\n", to: "l10n.json")
    let run = try ProgramRun("sync", in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.errors == "l10n: no code was scanned: name it in 'sources' of l10n.json, and give the whole project\n")
  }

  @Test(
    "follows Swift code", .enabled(if: FileManager.default.isExecutableFile(atPath: scanner), "l10n-scan is not built"))
  func swift() throws {
    let folder = try project()
    let code = #"""
      import SwiftUI
      struct Cue: View {
        let name: String, count: Int, thing: Thing
        var body: some View {
          Text("Save", comment: "button")
          Text("\(name) of \(count)")
          Text("made of \(thing)")
          Text(String(localized: "cue.start", defaultValue: "Start", comment: "starts it"))
          Text("Gong", tableName: "Sounds")
          Text(LocalizedStringKey("Bell"), tableName: "Sounds")
        }
      }
      #Preview { Text("Only in a preview") }

      """#
    try folder.write("", to: "App/Cue.m")
    try folder.write(code, to: "App/Cue.swift")
    let run = try ProgramRun("sync", in: folder.url)
    #expect(run.status == 0)
    let numbered = """
          "%@ of %lld" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%1$@ of %2$lld"
                }
              }
            }
          },
          "cue.gone"
      """
    #expect(
      try text("App/Localizable.xcstrings", in: folder)
        == Self.synced.replacingOccurrences(of: "    \"cue.gone\"", with: numbered))
    #expect(try text("App/en.lproj/Sounds.strings", in: folder) == Self.syncedTable)
    #expect(
      run.errors
        == "l10n: App/Cue.swift:7:10: the types of the arguments of 'made of …' can't be told: write the key by hand\n"
        + Self.unused)
  }

  @Test("the table of a package takes the keys of its own code alone")
  func packages() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ \"sources\": { \"paths\": [\".\"] } }\n", to: "l10n.json")
    try folder.write("// swift-tools-version: 6.0\n", to: "Kit/Package.swift")
    try folder.write("\"Bell\" = \"Bell\";\n", to: "Kit/Sources/Kit/en.lproj/Localizable.strings")
    try folder.write("let a = NSLocalizedString(\"Gong\", comment: \"\")\n", to: "Kit/Sources/Kit/Gong.swift")
    try folder.write("let a = NSLocalizedString(\"Save\", comment: \"\")\n", to: "App/Save.swift")
    let run = try ProgramRun("sync", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try text("App/en.lproj/Localizable.strings", in: folder).contains("\"Save\" = \"Save\";"))
    let kit = try text("Kit/Sources/Kit/en.lproj/Localizable.strings", in: folder)
    #expect(kit.contains("\"Gong\"") && !kit.contains("\"Save\""))
  }

  private static var scanner: String {
    ProgramRun.program.deletingLastPathComponent().appendingPathComponent("l10n-scan").path
  }
}
