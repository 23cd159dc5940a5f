import Testing

@testable import Checks

/// A project with a nib, whose labels `a` and `b` two outlets hold, and code.
private func project(
  _ code: String, first: String = "Breathe in", second: String = "Breathe out", folder: String = "App",
  language: String = "de", files: [String: String] = [:]
) -> ExampleRun {
  let nib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <view customClass="CueView" id="vvv-vv-vvv"><stackView id="s"><label text="\(first)" id="aaa-aa-aaa"/><label text="\(second)" id="bbb-bb-bbb"/></stackView>
    <connections><outlet property="title" destination="aaa-aa-aaa" id="o"/><outlet property="note" destination="bbb-bb-bbb" id="p"/><outlet property="stack" destination="s" id="q"/>
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
      ("class CueView { func f() { [title, self.note].forEach { $0.text = x } } }", []),
      ("class CueView { func f() { for label in [title, note] { label.text = x } } }", []),
      ("class CueView { func f() { stack.arrangedSubviews.forEach { $0.removeFromSuperview() } } }", []),
      // Another class may have a stack of that name.
      ("class Other { func f() { stack.arrangedSubviews.forEach { $0.removeFromSuperview() } } }", ["2 texts 3"]),
      ("class CueView { func f() { title.removeFromSuperview() } }", ["2 texts 3"]),
      ("class CueView {}", ["2 texts 3"]),
    ])
  func hardcoded(code: String, expected: [String]) throws {
    let findings = try project(code).findings(of: .hardcodedString).filter { $0.path.hasSuffix("xib") }
    let found = findings.map { finding in
      let count = finding.message.split(separator: " ").dropFirst(2).prefix(2).joined(separator: " ")
      return "\(count) \(finding.span.start.column < 100 ? 3 : 4)"
    }
    #expect(found == expected)
  }

  @Test(
    "an attribute of a nib that code sets is no text",
    arguments: [
      ("class CueView { func f() { field.title = x } }", 0), ("class CueView { func f() { field.subtitle = x } }", 1),
      ("class CueView {}", 1),
    ])
  func attribute(code: String, count: Int) throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view customClass="CueView" id="vvv-vv-vvv"><view customClass="Field" id="aaa-aa-aaa">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="title" value="New password"/>
      </userDefinedRuntimeAttributes></view>
      <connections><outlet property="field" destination="aaa-aa-aaa" id="o"/></connections></view></objects></document>
      """
    let run = project(code, first: "", second: "", files: ["App/Field.xib": nib])
    let found = try run.findings(of: .hardcodedString).filter { $0.path.hasSuffix("Field.xib") }
    #expect(found.count == count)
  }

  @Test(
    "texts that count",
    arguments: [
      ("Label", "Lorem ipsum dolor", 0), ("12:34", "—", 0), ("HTTP", "AAC", 0), ("app", "someName", 0),
      ("Jun 1, 2015", "9:41 AM", 0), ("1.2 MB/s", "Friday, 3rd", 0), ("Label", "Breathe", 1), ("1 cue", "Label", 1),
      ("May", "Label", 1),
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

  private static let menuBar = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects><menu title="Main Menu" systemMenu="main" id="m"><items>
    <menuItem title="Show the cues" id="aaa-aa-aaa"/></items></menu></objects></document>
    """

  @Test(
    "an app without a menu bar shows none of its menus",
    arguments: [
      ("", "", "", 1), ("<key>LSUIElement</key><true/>", "", "", 0), ("<key>LSUIElement</key><false/>", "", "", 1),
      ("<key>LSUIElement</key><string>1</string>", "", "", 0), ("", "INFOPLIST_KEY_LSUIElement = YES;", "", 0),
      ("<key>LSUIElement</key><true/>", "", "NSApp.setActivationPolicy(.regular)", 1),
      ("<key>LSUIElement</key><true/>", "", "NSApp.setActivationPolicy(.accessory)", 0),
      ("<key>LSBackgroundOnly</key><true/>", "", "NSApp.setActivationPolicy(.regular)", 0),
    ])
  func menuBar(list: String, settings: String, code: String, count: Int) throws {
    let project = """
      { objects = {
        P = { mainGroup = G; targets = ( APP, ); };
        G = { isa = PBXGroup; children = ( SYNC, ); sourceTree = "<group>"; };
        SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        APP = { isa = PBXNativeTarget; name = Cues; fileSystemSynchronizedGroups = ( SYNC, );
          productType = "com.apple.product-type.application"; buildConfigurationList = L; };
        L = { buildConfigurations = ( C, ); };
        C = { buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; \(settings) }; };
      }; rootObject = P; }
      """
    let run = self.run([
      "App/MainMenu.xib": Self.menuBar, "App/Code.swift": "import AppKit\nfunc f() { \(code) }\n",
      "App/Info.plist": "<plist version=\"1.0\"><dict>\(list)</dict></plist>",
      "App.xcodeproj/project.pbxproj": project,
    ])
    #expect(try run.findings(of: .hardcodedString).count == count)
  }

  @Test(
    "what of a cell code finds by its number is set there", arguments: [(3, 0), (4, 1)],
    [#"<label text="Breathe in" tag="3" id="aaa-aa-aaa"/>"#, #"<textField placeholder="Address" tag="3" id="a"/>"#])
  func numbers(_ example: (number: Int, count: Int), control: String) throws {
    let (number, count) = example
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><tableViewCell id="c">
      \(control)</tableViewCell></objects></document>
      """
    for (file, code) in [
      ("Code.swift", "func f() { (cell.viewWithTag(\(number)) as? UILabel)?.text = x }\n"),
      ("Code.m", "void f(void) { UILabel *label = [cell viewWithTag:\(number)]; label.text = x; }\n"),
    ] {
      let run = self.run(["App/Cue.xib": nib, "App/\(file)": code])
      #expect(try run.findings(of: .hardcodedString).count == count)
    }
  }

  @Test("a class sets the texts of those that inherit from it", arguments: [("TitleView", 0), ("UIView", 1)])
  func inherited(parent: String, count: Int) throws {
    func nib(_ type: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view customClass="\(type)" id="v">
      <subviews><label text="Room name" id="a"/></subviews><connections>
      <outlet property="nameLabel" destination="a" id="o"/></connections></view></objects></document>
      """
    }
    let run = self.run([
      "App/TitleView.xib": nib("TitleView"), "App/Preview.xib": nib("PreviewView"),
      "App/PreviewView.h": "@interface PreviewView : \(parent)\n@end\n",
      "App/TitleView.m": "@implementation TitleView\n- (void)f { self.nameLabel.text = x; }\n@end\n",
    ])
    #expect(try run.findings(of: .hardcodedString).count == count)
  }

  @Test("what is amiss with a key of an object that is gone nobody sees")
  func gone() throws {
    let strings = "\"aaa-aa-aaa.text\" = \"A \\\\n b\"; \"ccc-cc-ccc.text\" = \"A \\\\n b\";\n"
    let run = project("", files: ["App/en.lproj/Cue.strings": strings, "App/de.lproj/Cue.strings": strings])
    #expect(Set(try run.findings(of: .literalEscape).map(\.key)) == ["aaa-aa-aaa.text"])
  }

  /// A project in two languages.
  private func run(_ files: [String: String]) -> ExampleRun {
    let tables = ["en", "de"].map { ("\($0).lproj/Localizable.strings", "\"app\" = \"Cues\";\n") }
    let all = files.merging(tables) { $1 }.merging(["l10n.json": "{ \"sources\": { \"paths\": [\"App\"] } }\n"]) { $1 }
    return ExampleRun(
      ExampleProject(files: all.sorted { $0.key < $1.key }.map { .init(path: $0.key, text: $0.value) }))
  }
}
