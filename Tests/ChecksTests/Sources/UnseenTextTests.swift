import Testing

@testable import Checks

/// A project with a nib, whose labels `a` and `b` two outlets hold, and code.
private func project(
  _ code: String, first: String = "Breathe in", second: String = "Breathe out", folder: String = "App",
  language: String = "de", files: [String: String] = [:]
) -> ExampleRun {
  let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <view customClass="CueView" id="vvv-vv-vvv"><label text="\(first)" id="aaa-aa-aaa"/><label text="\(second)" id="bbb-bb-bbb"/>
    <connections><outlet property="title" destination="aaa-aa-aaa" id="o"/><outlet property="note" destination="bbb-bb-bbb" id="p"/>
    </connections></view></objects></document>
    """
  var all = [
    "App/Code.swift": code + "\n", "\(folder)/Cue.xib": nib, "en.lproj/Localizable.strings": "\"app\" = \"Cues\";\n",
    "l10n.json": "{ \"sources\": { \"paths\": [\"App\"] } }\n",
  ]
  all["\(language).lproj/Localizable.strings"] = "\"app\" = \"Cues\";\n"
  all.merge(files) { $1 }
  return ExampleRun(ExampleProject(files: all.sorted { $0.key < $1.key }.map { .init(path: $0.key, text: $0.value) }))
}

@Suite("Texts that no user sees", .enabled(if: ExampleRun.readsCode))
struct UnseenTextTests {
  @Test(
    "a text that code sets is not hard-coded",
    arguments: [
      ("class CueView { func f() { title.text = x; note.text = x } }", []),
      ("class CueView { func f() { title.text = x } }", ["a text 4"]),
      ("class Other { func f(_ cue: CueView) { cue.note.text = x } }", ["a text 3"]),
      // A base class of it may have the outlet.
      ("class Base { func f() { title.text = x; note.text = x } }", []),
      ("class CueView { func f() { title.placeholder = x } }", ["2 texts 3"]),
      ("class CueView {}", ["2 texts 3"]),
    ])
  func hardcoded(code: String, expected: [String]) throws {
    let findings = try project(code).findings(of: .hardcodedString).filter { $0.path.hasSuffix("xib") }
    let found = findings.map { finding in
      let count = finding.message.split(separator: " ").dropFirst(2).prefix(2).joined(separator: " ")
      return "\(count) \(finding.span.start.column < 90 ? 3 : 4)"
    }
    #expect(found == expected)
  }

  @Test(
    "texts that count",
    arguments: [
      ("Label", "Lorem ipsum dolor", 0), ("12:34", "—", 0), ("HTTP", "AAC", 0), ("app", "someName", 0),
      ("Label", "Breathe", 1),
    ])
  func wording(first: String, second: String, count: Int) throws {
    let findings = try project("class CueView {}", first: first, second: second).findings(of: .hardcodedString)
    #expect(findings.count == count)
  }

  @Test("an app of one language needs no table of its nibs")
  func oneLanguage() throws {
    #expect(try project("class CueView {}", language: "en").findings(of: .hardcodedString).isEmpty)
  }

  @Test("nobody misses a translation of a text that code sets", arguments: [false, true])
  func translations(isSet: Bool) throws {
    let run = project(
      isSet ? "class CueView { func f() { title.text = x; note.text = x } }" : "class CueView {}",
      folder: "App/Base.lproj",
      files: [
        "App/en.lproj/Cue.strings": "\"aaa-aa-aaa.text\" = \"Breathe in\";\n\"bbb-bb-bbb.text\" = \"Breathe out\";\n",
        "App/de.lproj/Cue.strings": "\"aaa-aa-aaa.text\" = \"\";\n",
        "l10n.json": "{ \"sources\": { \"paths\": [\"App\"] }, \"locales\": [\"en\", \"de\", \"fr\"] }\n",
        "fr.lproj/Localizable.strings": "\"app\" = \"Cues\";\n",
      ])
    for rule in [Rule.missingTranslation, .emptyTranslation, .missingLocale] {
      #expect(try run.findings(of: rule).count == (isSet ? 0 : 1), "\(rule.id)")
    }
  }
}
