import Foundation
import Testing

@Suite("l10n pseudo")
struct PseudoCommandTests {
  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  private func modified(_ path: String, in folder: TemporaryFolder) throws -> Date? {
    let file = folder.url.appendingPathComponent(path).path
    return try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
  }

  private static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>files</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@n@ left</string>
    \t\t<key>n</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>lld</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%lld file</string>
    \t\t\t<key>other</key>
    \t\t\t<string>%lld files</string>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "doNotTranslate": ["brand.*", { "keys": "CF*", "table": "Info*" }] }"#, to: "l10n.json")
    try folder.write(
      "/* Saves \"it\". */\n\"save\" = \"Save %@\";\n\"quote\" = 'Say \\\"go\\\"\\n';\n\"brand.name\" = \"Eko\";\nword = plain;\n\"Done\";\n",
      to: "App/en.lproj/T.strings")
    try folder.write("\"save\" = \"Sichern %@\";\n", to: "App/de.lproj/T.strings")
    try folder.write(Self.stringsdict, to: "App/en.lproj/T.stringsdict")
    try folder.write("CFBundleName = Eko;\n", to: "App/en.lproj/InfoPlist.strings")
    return folder
  }

  @Test("writes the tables of the source language as pseudo-locales, layout and comments kept")
  func tables() throws {
    let folder = try project()
    let run = try ProgramRun("pseudo", "--output", ".", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output.split(separator: "\n").sorted() == [
        "App/ar-XB.lproj/InfoPlist.strings", "App/ar-XB.lproj/T.strings", "App/ar-XB.lproj/T.stringsdict",
        "App/en-XA.lproj/InfoPlist.strings", "App/en-XA.lproj/T.strings", "App/en-XA.lproj/T.stringsdict",
      ])
    #expect(
      try text("App/en-XA.lproj/T.strings", in: folder) == """
        /* Saves "it". */
        "save" = "[Šååååṽéééé %@]";
        "quote" = "[Šššåååýýý \\"ĝö\\"·]\\n";
        "brand.name" = "Eko";
        word = "[þļååååîîîîñ·]";
        "Done" = "[Ðööööñéééé]";

        """)
    #expect(try text("App/en-XA.lproj/InfoPlist.strings", in: folder) == "CFBundleName = Eko;\n")
    let plural = try text("App/en-XA.lproj/T.stringsdict", in: folder)
    #expect(plural.contains("<string>[%#@n@ ļļļéééƒƒţţ öñé]</string>"))
    #expect(plural.contains("<string>%lld ƒîîîîļéééé öñé·</string>"))
    #expect(plural.contains("<string>NSStringPluralRuleType</string>") && plural.contains("<string>lld</string>"))
    let bidi = try text("App/ar-XB.lproj/T.strings", in: folder)
    #expect(bidi.contains("[\u{202E}Saaaaveeee\u{202C} \u{2068}%@\u{2069}]"))
  }

  @Test("leaves files alone that are as they should be, and says with --check which are not")
  func incremental() throws {
    let folder = try project()
    #expect(try ProgramRun("pseudo", "--check", "--output", "out", in: folder.url).status == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out").path))
    _ = try ProgramRun("pseudo", "--output", "out", in: folder.url)
    let before = try modified("out/App/en-XA.lproj/T.strings", in: folder)
    let again = try ProgramRun("pseudo", "--output", "out", in: folder.url)
    #expect(again.status == 0 && again.output.isEmpty)
    #expect(try modified("out/App/en-XA.lproj/T.strings", in: folder) == before)
    #expect(try ProgramRun("pseudo", "--check", "--output", "out", in: folder.url).status == 0)
    try folder.write("\"save\" = \"Store %@\";\n", to: "App/en.lproj/T.strings")
    let changed = try ProgramRun("pseudo", "--strategy", "accented", "--output", "out", in: folder.url)
    #expect(changed.output == "App/en-XA.lproj/T.strings\n")
  }

  @Test("names tables whose source has gone, and removes them with --prune; what was written by hand stays")
  func leftovers() throws {
    let folder = try project()
    try folder.write("\"open\" = \"Open\";\n", to: "App/en.lproj/Old.strings")
    try folder.write("\"close\" = \"Close\";\n", to: "Menu/en.lproj/Menu.strings")
    _ = try ProgramRun("pseudo", "--output", "out", in: folder.url)
    try folder.write("\"mine\" = \"Written by hand\";\n", to: "out/App/en-XA.lproj/Mine.strings")
    try folder.write("\"open\" = \"[open]\";\n", to: "out/App/de.lproj/Old.strings")
    for path in ["App/en.lproj/Old.strings", "Menu/en.lproj/Menu.strings"] {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
    }
    let gone = ["App/en-XA.lproj/Old.strings", "Menu/en-XA.lproj/Menu.strings"]
    let arguments = ["pseudo", "--strategy", "accented", "--output", "out"]
    let plain = try ProgramRun(arguments, in: folder.url)
    #expect(plain.status == 0 && plain.output.isEmpty)
    #expect(
      plain.errors == gone.map { "l10n: \($0): its source has gone; '--prune' removes it\n" }.joined())
    let check = try ProgramRun(arguments + ["--check"], in: folder.url)
    #expect(check.status == 1)
    #expect(check.output == gone.map { "\($0) (its source has gone)\n" }.joined())
    let one = try ProgramRun("pseudo", "App/en.lproj/T.strings", "--output", "out/App", "--prune", in: folder.url)
    #expect(one.status == 0 && one.errors.isEmpty)
    let prune = try ProgramRun(arguments + ["--prune"], in: folder.url)
    #expect(prune.status == 0 && prune.errors.isEmpty)
    #expect(prune.output == gone.map { "\($0) (removed)\n" }.joined())
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.url.appendingPathComponent("out").path)
    #expect(!left.contains("Menu/en-XA.lproj") && !left.contains("App/en-XA.lproj/Old.strings"))
    for kept in [
      "App/en-XA.lproj/Mine.strings", "App/en-XA.lproj/T.strings", "App/ar-XB.lproj/Old.strings",
      "App/de.lproj/Old.strings", "Menu/ar-XB.lproj/Menu.strings",
    ] { #expect(left.contains(kept)) }
    #expect(try ProgramRun(arguments + ["--check"], in: folder.url).status == 0)
  }

  @Test("keeps what was made of a table that is broken now")
  func brokenSource() throws {
    let folder = try project()
    _ = try ProgramRun("pseudo", "--output", "out", in: folder.url)
    try folder.write("\"a\" = \"b\"\n\"c\" = \"d\";\n", to: "App/en.lproj/T.strings")
    let run = try ProgramRun("pseudo", "--output", "out", "--prune", in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(try text("out/App/en-XA.lproj/T.strings", in: folder).contains("Šååååṽéééé"))
  }

  @Test("names the files that could be taken for sources")
  func passedOver() throws {
    let folder = try project()
    try folder.write("<xliff version=\"1.2\"></xliff>", to: "en.xliff")
    try folder.write("", to: "App/T.loctable")
    let run = try ProgramRun("pseudo", "--output", "out", in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.errors
        == """
        l10n: 'App/T.loctable', 'en.xliff': no source of pseudo-locales; they are made from the tables \
        (.strings, .stringsdict, .xcstrings)

        """)
    let alone = try ProgramRun("pseudo", "en.xliff", "--output", "out", in: folder.url)
    #expect(alone.status == 2 && alone.errors.contains("'en.xliff' is no source of pseudo-locales"))
  }

  @Test("adds locales to a catalog, and nothing else")
  func catalog() throws {
    let folder = try TemporaryFolder()
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "brand" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Eko" } }
            },
            "shouldTranslate" : false
          },
          "Cancel" : {

          },
          "cues" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld cue" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld cues" } }
                  }
                }
              }
            }
          },
          "phrases" : {
            "localizations" : {
              "en" : { "stringSet" : { "state" : "translated", "values" : [ "Start ${applicationName}" ] } }
            }
          }
        },
        "version" : "1.0"
      }

      """
    try folder.write(catalog, to: "T.xcstrings")
    let run = try ProgramRun("pseudo", "--output", ".", in: folder.url)
    #expect(run.status == 0 && run.output == "T.xcstrings\n", "\(run.errors)")
    let written = try text("T.xcstrings", in: folder)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: Any])
    let strings = try #require(json["strings"] as? [String: [String: Any]])
    func localization(_ key: String, _ locale: String) -> [String: Any]? {
      (strings[key]?["localizations"] as? [String: Any])?[locale] as? [String: Any]
    }
    func value(_ unit: Any?) -> String? {
      ((unit as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }
    #expect(localization("brand", "en-XA") == nil)
    #expect(value(localization("Cancel", "en-XA")) == "[Çååååñçéééļ]")
    let plural = (localization("cues", "en-XA")?["variations"] as? [String: Any])?["plural"] as? [String: Any]
    #expect(plural?.keys.sorted() == ["one", "other"])
    #expect(value(plural?["one"])?.hasPrefix("[%lld çûûûûéééé") == true)
    let set = localization("phrases", "ar-XB")?["stringSet"] as? [String: Any]
    #expect((set?["values"] as? [String])?.first?.contains("\u{2068}${applicationName}\u{2069}") == true)
    let again = try ProgramRun("pseudo", "--output", ".", in: folder.url)
    #expect(again.status == 0 && again.output.isEmpty)
    // The locales taken away, the file is what it was.
    let kept = try ProgramRun("dump", "T.xcstrings", in: folder.url).output
    for key in ["brand", "Cancel", "cues"] { #expect(kept.contains(key)) }
  }

  @Test("changes every variant of a device and of a width, in both formats")
  func variants() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"tap": {"localizations": {"en": {"variations": {"device": {
      "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
      "other": {"variations": {"width": {"20": {"stringUnit": {"state": "translated", "value": "Tap"}},
      "50": {"stringUnit": {"state": "translated", "value": "Tap here"}}}}}}}}}}}}
      """, to: "C.xcstrings")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Short</string><key>60</key><string>Rather long</string></dict></dict>
      <key>where</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
      </dict></plist>

      """, to: "en.lproj/T.stringsdict")
    let run = try ProgramRun("pseudo", "--strategy", "accented", "--output", ".", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let dictionary = try text("en-XA.lproj/T.stringsdict", in: folder)
    for value in ["[Šššĥĥööŕŕţţ·]", "[Ŕååååţĥééééŕ ļöñĝ ö]", "[Çççļļîîççķķ·]", "[Ţţţåååþþþ öñ]"] {
      #expect(dictionary.contains("<string>\(value)</string>"), "\(value)")
    }
    let catalog = try text("C.xcstrings", in: folder)
    for value in ["[Çççļļîîççķķ·]", "[Ţţţåååþþþ öñ]", "[Ţåþ ĥééééŕéééé·]"] {
      #expect(catalog.contains("\"\(value)\""), "\(value)")
    }
  }

  @Test("takes the project's own strategies, and names what is wrong with them")
  func own() throws {
    let folder = try project()
    try folder.write(#"{"name": "loud", "locale": "en-XZ", "brackets": {"open": "«", "close": "»"}}"#, to: "loud.json")
    try folder.write(
      #"{ "pseudo": { "definitions": ["loud.json"], "strategies": ["loud"], "output": "out" } }"#, to: "l10n.json")
    let run = try ProgramRun("pseudo", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try text("out/App/en-XZ.lproj/T.strings", in: folder).contains("\"«Save %@»\""))
    let unknown = try ProgramRun("pseudo", "--strategy", "lout", in: folder.url)
    #expect(unknown.status == 2 && unknown.errors == "l10n: unknown strategy 'lout'; did you mean 'loud'?\n")
    try folder.write(#"{"name": "loud"}"#, to: "loud.json")
    let broken = try ProgramRun("pseudo", in: folder.url)
    #expect(broken.status == 2 && broken.errors == "l10n: loud.json:1:1: 'locale' is missing\n")
  }

  @Test("does not write what is made from a broken table")
  func broken() throws {
    let folder = try project()
    try folder.write("\"a\" = \"b\"\n\"c\" = \"d\";\n", to: "App/en.lproj/T.strings")
    let run = try ProgramRun("pseudo", "--strategy", "accented", "--output", "out", in: folder.url)
    #expect(run.status == 2 && run.errors.contains("App/en.lproj/T.strings:1:10: missing ';' after this value"))
    #expect(run.output == "App/en-XA.lproj/InfoPlist.strings\nApp/en-XA.lproj/T.stringsdict\n")
  }

  @Test("tells what a call lacks")
  func calls() throws {
    let folder = try project()
    for (arguments, message) in [
      (["pseudo"], "'pseudo' needs --output: the folder of your app's tables, or '.'"),
      (
        ["pseudo", "--fit-width", "--output", "x"],
        "'--fit-width' needs a font: bind components in l10n.json, or give --font"
      ),
      (
        ["pseudo", "--strategy", "bidi", "--strategy", "accented+bidi", "--output", "x"],
        "'bidi' and 'accented+bidi' are both written as 'ar-XB': choose one"
      ),
      (
        ["pseudo", "--check", "--prune", "--output", "x"],
        "'--check' writes nothing, so that '--prune' cannot be with it"
      ),
      (["pseudo", "--stdin", "--strategy", "keys"], "'keys' shows keys, which texts of standard input do not have"),
    ] {
      let run = try ProgramRun(arguments, in: folder.url)
      #expect(run.status == 2 && run.errors == "l10n: \(message)\n", "\(arguments)")
    }
    #expect(try ProgramRun("pseudo", "--list", in: folder.url).output.contains("accented (en-XA)"))
  }

  @Test("finds nothing new when the pseudo-locales of the sample app are checked as translations")
  func sampleApp() throws {
    let folder = try TemporaryFolder.sampleApp()
    let written = try ProgramRun(
      "pseudo", "--strategy", "accented", "--strategy", "bidi", "--strategy", "keys", "--output", ".", in: folder.url)
    #expect(written.status == 0)
    #expect(written.errors == "l10n: en-XA: 'Urbanist' has no accented form of 'q', which stays plain\n")
    let skipped = ["truncated-text", "clipped-height", "mid-word-break", "small-touch-target", "low-contrast"]
    let arguments = ["check"] + skipped.flatMap { ["--skip", $0] }
    let check = try ProgramRun(
      arguments + ["en-XA", "ar-XB", "en-XY"].flatMap { ["--locale", $0] }, in: folder.url)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(check.output.contains("3 locales"))
    let all = try ProgramRun(arguments, in: folder.url)
    #expect(all.status == 0, "\(all.output)\(all.errors)")
    #expect(all.output.contains("18 locales (ar-XB, en-XA, en-XY: pseudo, compared with nothing)"))
  }
}
