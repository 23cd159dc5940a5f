import Foundation
import Testing

@Suite("l10n check --fix")
struct FixCommandTests {
  private static let english = "/* Open */\n\"a\" = \"One\";\n\n\"b\" = \"Two\";\n\"a\" = \"One\";\n"
  private static let mended = "\"b\" = \"Two\";\n/* Open */\n\"a\" = \"One\";\n"
  private static let german = "\"a\" = \"Eins\";\n\"b\" = \"Zwei\";\n\"b\" = \"Zwo\";\n"

  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.english, to: "en.lproj/T.strings")
    try folder.write(Self.german, to: "de.lproj/T.strings")
    return folder
  }

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test("mends the files, reports the rest, and finds nothing to do a second time")
  func fix() throws {
    let folder = try project()
    let run = try ProgramRun("check", "--fix", "--format", "json", "--fail-on", "warning", in: folder.url)
    #expect(run.status == 1 && run.errors == "l10n: fixed 1 finding in 1 file\n")
    #expect(try run.places() == ["duplicate-key de.lproj/T.strings:3"])
    #expect(try text("en.lproj/T.strings", in: folder) == Self.mended)
    #expect(try text("de.lproj/T.strings", in: folder) == Self.german)
    let again = try ProgramRun("check", "--fix", "--format", "json", "--fail-on", "warning", in: folder.url)
    #expect(again.status == 1 && again.errors.isEmpty && again.output == run.output)
    #expect(try text("en.lproj/T.strings", in: folder) == Self.mended)
  }

  @Test("--diff shows what would change, writes nothing, and fails while there is something")
  func diff() throws {
    let folder = try project()
    let run = try ProgramRun("check", "--diff", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors == "l10n: 1 finding in 1 file: 'l10n check --fix' would mend them\n")
    #expect(
      run.output == """
        --- a/en.lproj/T.strings
        +++ b/en.lproj/T.strings
        @@ -1,5 +1,3 @@
        -/* Open */
        -"a" = "One";
        -
         "b" = "Two";
        +/* Open */
         "a" = "One";

        """)
    #expect(try text("en.lproj/T.strings", in: folder) == Self.english)
    _ = try ProgramRun("check", "--fix", in: folder.url)
    let clean = try ProgramRun("check", "--diff", in: folder.url)
    #expect(clean.status == 0 && clean.output.isEmpty && clean.errors.isEmpty)
  }

  @Test(
    "mends only what was asked for",
    arguments: [["--skip", "duplicate-key"], ["--only", "extra-key"], ["--locale", "de"]])
  func limits(options: [String]) throws {
    let folder = try project()
    let run = try ProgramRun(["check", "--fix"] + options, in: folder.url)
    #expect(run.status != 2 && run.errors.isEmpty)
    #expect(try text("en.lproj/T.strings", in: folder) == Self.english)
  }

  @Test("what a comment, the configuration or a baseline suppresses is not mended")
  func suppressed() throws {
    let folder = try TemporaryFolder()
    let commented = "\"a\" = \"1\";\n/* l10n:disable duplicate-key */\n\"a\" = \"1\";\n"
    try folder.write(commented, to: "en.lproj/T.strings")
    try folder.write(Self.english, to: "en.lproj/Old.strings")
    try folder.write(
      "{ \"overrides\": [{ \"paths\": [\"**/Old.strings\"], \"rules\": { \"duplicate-key\": \"off\" } }] }",
      to: "l10n.json")
    let run = try ProgramRun("check", "--fix", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)\(run.output)")
    #expect(try text("en.lproj/T.strings", in: folder) == commented)
    #expect(try text("en.lproj/Old.strings", in: folder) == Self.english)

    let other = try project()
    _ = try ProgramRun("check", "--baseline", "known.json", "--write-baseline", in: other.url)
    let known = try ProgramRun("check", "--fix", "--baseline", "known.json", in: other.url)
    #expect(known.status == 0, "\(known.errors)\(known.output)")
    #expect(try text("en.lproj/T.strings", in: other) == Self.english)
  }

  @Test("a broken file stays, and a file that cannot be written is an error")
  func untouched() throws {
    let folder = try project()
    let broken = "\"a\" = \"Un\";\n\"a\" = \"Un\";\n\"b\" = \"Deux\"\n\"c\" = \"Trois\";\n"
    try folder.write(broken, to: "fr.lproj/T.strings")
    let run = try ProgramRun("check", "--fix", in: folder.url)
    #expect(run.status == 1 && run.errors == "l10n: fixed 1 finding in 1 file\n")
    #expect(try text("fr.lproj/T.strings", in: folder) == broken)

    let other = try project()
    let link = other.url.appendingPathComponent("en.lproj/T.strings")
    let target = other.url.appendingPathComponent("outside.strings.txt")
    try FileManager.default.moveItem(at: link, to: target)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let refused = try ProgramRun("check", "--fix", in: other.url)
    #expect(refused.status == 2 && refused.errors.contains("symbolic link that leads out of its folder"))
    #expect(try String(contentsOf: target, encoding: .utf8) == Self.english)
  }

  @Test(
    "options that do not go together are refused",
    arguments: [
      (["--fix", "--diff"], "'--fix' and '--diff' exclude each other"),
      (["--unsafe-fixes"], "'--unsafe-fixes' needs --fix or --diff"),
    ])
  func usage(options: [String], message: String) throws {
    let folder = try project()
    let run = try ProgramRun(["check"] + options, in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message))
  }
}

@Suite("Fixes of single rules")
struct RuleFixTests {
  private func mended(
    _ files: KeyValuePairs<String, String>, rule: String, unsafe: Bool = false, path: String
  ) throws -> String {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let options = ["check", "--fix", "--only", rule] + (unsafe ? ["--unsafe-fixes"] : [])
    let run = try ProgramRun(options, in: folder.url)
    #expect(run.status != 2, "\(run.errors)")
    let text = String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    _ = try ProgramRun(options, in: folder.url)
    let again = String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    #expect(text == again)
    return text
  }

  @Test(
    "an escape that is none is written as what it means",
    arguments: [
      (#""a" = "100\% \\\/ \n\"";"#, #""a" = "100% \\\/ \n\"";"#),
      (#""a" = "caf\u00e9s";"#, #""a" = "caf\U00e9s";"#),
      (#""a" = "\ud83d\ude00!";"#, #""a" = "\Ud83d\Ude00!";"#),
      (#""a" = "\ud83d \ude00 \ue9 \u0000";"#, #""a" = "\ud83d \ude00 \ue9 \u0000";"#),
      (#""caf\u00e9\%" = "x";"#, #""caf\u00e9%" = "x";"#),
      (#"'\é' = '\👍';"#, #"'é' = '👍';"#),
    ])
  func escapes(before: String, after: String) throws {
    let path = "en.lproj/T.strings"
    #expect(try mended([path: before + "\r\n"], rule: "unknown-escape", path: path) == after + "\r\n")
  }

  @Test("a form that the language never uses goes from a catalog; the other languages keep theirs")
  func forms() throws {
    func form(_ name: String, _ text: String) -> String {
      """
                    "\(name)" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "\(text)"
                      }
                    }
      """
    }
    func language(_ tag: String, _ forms: String...) -> String {
      """
            "\(tag)" : {
              "variations" : {
                "plural" : {
      \(forms.joined(separator: ",\n"))
                }
              }
            }
      """
    }
    func catalog(_ japanese: String) -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "days" : {
            "localizations" : {
      \(language("en", form("one", "%lld day"), form("other", "%lld days"))),
      \(japanese)
            }
          }
        },
        "version" : "1.0"
      }
      """
    }
    let before = catalog(language("ja", form("one", "%lld 日"), form("other", "%lld 日"), form("zero", "なし")))
    let after = catalog(language("ja", form("other", "%lld 日"), form("zero", "なし")))
    let path = "Localizable.xcstrings"
    #expect(try mended([path: before], rule: "unused-plural-category", path: path) == after)
    let only = catalog(language("ja", form("one", "%lld 日")))
    #expect(try mended([path: only], rule: "unused-plural-category", path: path) == only)
  }

  @Test("spaces go only when unsafe fixes are asked for")
  func spaces() throws {
    let path = "de.lproj/T.strings"
    let (english, german) = ("\"a\" = \"Save all\";\n", "\"a\" = \"Alle  \\\"x\\\" sichern\";\n")
    let files: KeyValuePairs = ["en.lproj/T.strings": english, path: german]
    #expect(try mended(files, rule: "double-spaces", path: path) == german)
    #expect(
      try mended(files, rule: "double-spaces", unsafe: true, path: path) == "\"a\" = \"Alle \\\"x\\\" sichern\";\n")
    let trailing: KeyValuePairs = ["en.lproj/T.strings": english, path: "\"a\" = \"Alle sichern \";\n"]
    #expect(
      try mended(trailing, rule: "leading-trailing-space", unsafe: true, path: path) == "\"a\" = \"Alle sichern\";\n")
  }

  @Test("a key stays, also where it is its own text")
  func keys() throws {
    let catalog = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"Save  all\" : { } }, \"version\" : \"1.0\" }"
    let path = "Localizable.xcstrings"
    #expect(try mended([path: catalog], rule: "double-spaces", unsafe: true, path: path) == catalog)
    let table = "\"Save  all\";\n"
    let place = "en.lproj/T.strings"
    #expect(try mended([place: table], rule: "double-spaces", unsafe: true, path: place) == table)
  }
}
