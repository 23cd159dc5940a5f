import SourceFacts
import SourceScan
import SourceText
import Testing

private func scan(_ content: String, path: String = "App/Info.plist") -> SourceFacts? {
  SourceScan.facts(of: Array(content.utf8), path: path, settings: ScanSettings())
}

@Suite("Info.plist")
struct InfoPlistScanTests {
  private static let list = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>Cues &amp; more</string>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>CFBundleIdentifier</key><string>org.example.cues</string>
    <key>NSCameraUsageDescription</key><string>To see you.</string>
    <key>UIApplicationShortcutItems</key><array><dict>
      <key>UIApplicationShortcutItemType</key><string>start</string>
      <key>UIApplicationShortcutItemTitle</key><string>Start a cue</string>
      <key>UIApplicationShortcutItemSubtitle</key><string>Breathe</string></dict></array>
    <key>CFBundleDocumentTypes</key><array><dict><key>CFBundleTypeName</key><string>Cue list</string></dict></array>
    <key>NSLocationTemporaryUsageDescriptionDictionary</key><dict><key>walk</key><string>For walks.</string></dict>
    <key>NSServices</key><array><dict><key>NSMenuItem</key><dict><key>default</key><string>Read</string></dict></dict></array>
    <key>Nested</key><dict><key>CFBundleName</key><string>No</string></dict>
    </dict></plist>
    """#

  @Test("the system asks the app, and none of its frameworks")
  func framework() {
    let type = "<key>CFBundlePackageType</key><string>FMWK</string></dict></plist>"
    let list = Self.list.replacing("</dict></plist>", with: type)
    #expect(scan(list)?.uses.isEmpty == true && scan(Self.list)?.uses.isEmpty == false)
  }

  @Test("what the system looks up")
  func keys() throws {
    let facts = try #require(scan(Self.list))
    #expect(
      facts.uses.map(\.key.description) == [
        "CFBundleDisplayName", "CFBundleName", "NSCameraUsageDescription", "Start a cue", "Breathe", "Cue list", "walk",
        "Read",
      ])
    #expect(facts.uses.map(\.table) == Array(repeating: "InfoPlist", count: 7) + ["ServicesMenu"])
    #expect(facts.uses.allSatisfy { $0.origin == .resource })
    #expect(facts.uses[0].defaultValue == KeyText("Cues & more"))
    #expect(facts.uses[1].defaultValue == nil)
    #expect(facts.uses[3].function == "UIApplicationShortcutItemTitle")
    #expect(text(facts.uses[3].range, of: Self.list) == "Start a cue")
    #expect(facts.problems.isEmpty)
    // What else the list says may be a key of another table.
    #expect(facts.mentions.contains("start"))
  }

  @Test("binary property lists")
  func binary() throws {
    // {"CFBundleName": "Cue"}, as Foundation writes it.
    let bytes: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x5C] + Array("CFBundleName".utf8) + [0x53] + Array("Cue".utf8)
      + [0x08, 0x0B, 0x18] + [UInt8](repeating: 0, count: 6) + [1, 1] + [0, 0, 0, 0, 0, 0, 0, 3]
      + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, 0x1C]
    let facts = try #require(SourceScan.facts(of: bytes, path: "Info.plist", settings: ScanSettings()))
    #expect(facts.uses.map(\.defaultValue) == [KeyText("Cue")])
    #expect(facts.problems.isEmpty)
  }

  @Test("lines of the preprocessor are read over")
  func preprocessed() throws {
    let facts = try #require(
      scan("<plist><dict>\n  #if BETA\n<key>CFBundleName</key>\n<string>Cue</string>\n#endif\n</dict></plist>"))
    #expect(facts.uses.map(\.defaultValue) == [KeyText("Cue")])
    #expect(facts.problems.isEmpty)
  }

  @Test("a broken list says where")
  func broken() throws {
    let facts = try #require(scan("<plist><dict><key>CFBundleName</key><string>Cue</dict></plist>"))
    #expect(facts.problems.count == 1)
    #expect(try #require(scan("<")).problems.count == 1)
    #expect(try #require(scan(String(repeating: "<array>", count: 100_000))).problems.count == 1)
  }

  @Test("the name of a file says what it is")
  func kinds() {
    #expect(scan("", path: "App/QuickLook-Info.plist") != nil)
    #expect(scan("", path: "App/Settings.plist")?.uses.isEmpty == true)
    #expect(scan("", path: "App/Cue.swift") == nil)
    #expect(scan("", path: "App/.m") == nil)
    #expect(scan("", path: "App/m") == nil)
  }

  @Test("a file of white space is an empty list", arguments: ["", "\n", " \r\n\t"])
  func blank(text: String) {
    #expect(SourceScan.facts(of: Array(text.utf8), path: "App/Info.plist", settings: ScanSettings())?.problems == [])
  }
}
