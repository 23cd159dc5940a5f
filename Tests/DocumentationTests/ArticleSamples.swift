import Foundation
import PracticeModel
import Pseudo
import Strings
import Testing

private let project = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
/// The sample app's tables.
private let folder = project.appendingPathComponent("Strings")

extension Bundle {
  /// Stands for the bundle that SwiftPM makes of a target's resources.
  fileprivate static var module: Bundle {
    Bundle(path: project.appendingPathComponent("Examples/GeneratedAccessors/Sources/Inbox/Resources").path) ?? .main
  }
}

@Suite("Samples of the landing page and of “Getting started on Linux”")
struct GettingStartedSamples {
  @Test func landingPage() throws {
    let texts = try shown {
      let strings = try LocalizedStrings(contentsOf: folder, preferredLanguages: ["pl"])
      strings["button.save"]
      strings["count.cues", count: 5]
      strings.text("error.upload", "Bedtime", 3)
    }
    #expect(texts.prefix(2) == ["Zapisz", "5 podpowiedzi"])
    #expect(texts.last?.contains("Bedtime") ?? false)
  }

  @Test func showing() throws {
    let strings = try LocalizedStrings(bundle: .module, preferredLanguages: ["pl-PL", "en"])
    print(strings["button.continue"])
    print(strings["inbox.unread", count: 3])
    #expect(strings.locale == "pl")
    #expect(strings["inbox.unread", count: 3].hasPrefix("3 "))
  }

  @Test func systemLanguages() throws {
    let strings = try LocalizedStrings(contentsOf: folder)
    #expect(strings.availableLocales.contains(strings.locale))
  }

  @Test func arguments() throws {
    let table = #""offers" = "%@"; "paid.on" = "Paid on %@"; "error.upload" = "“%@” %lld";"#
    let strings = try LocalizedStrings(
      files: [
        "en.lproj/Localizable.strings": Array(table.utf8),
        "en.lproj/Mail.strings": Array(#""greeting" = "Hi %@";"#.utf8),
      ], preferredLanguages: ["en"])
    let texts = shown {
      strings.text("error.upload", "Bedtime", 3)
      strings.text("offers", ["tea", "milk"])
      strings.text("paid.on", Date(timeIntervalSince1970: 0))
      strings.text("greeting", table: "Mail", "Ann")
    }
    #expect([texts[0], texts[1], texts[3]] == ["“Bedtime” 3", "tea and milk", "Hi Ann"])
    #expect(texts[2].hasPrefix("Paid on Jan 1, 1970") || texts[2].hasPrefix("Paid on Dec 31, 1969"))
  }

  @Test func missing() throws {
    let counter = LookupCounter()
    let strings = try LocalizedStrings(contentsOf: folder, preferredLanguages: ["pl"], report: counter.record)
    print(strings["not.there"])
    print(counter.counts)
    #expect(counter.counts == [.missingKey("not.there", table: "Localizable"): 1])
  }

  @Test func verified() throws {
    let strings = try LocalizedStrings(contentsOf: folder, preferredLanguages: ["pl"])
    let counter = LookupCounter()
    let texts = strings.reporting(to: counter.record)
    #expect(PracticeModel(cueCount: 5).cueText.resolved(in: texts) == "5 podpowiedzi")
    try counter.verify()
  }

  @Test func reloading() throws {
    let live = try LiveStrings(contentsOf: folder, preferredLanguages: [])
    let strings = live.current.preferring(["de-AT", "en"])
    try live.reloadIfChanged()
    #expect(strings.locale == "de")
  }
}

@Suite("Samples of “Plural rules”")
struct PluralRulesSamples {
  @Test func categories() throws {
    let texts = try shown {
      let message = """
        <plist version="1.0"><dict><key>files</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
          <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld plik</string>
            <key>few</key><string>%lld pliki</string>
            <key>many</key><string>%lld plików</string>
            <key>other</key><string>%lld pliku</string>
          </dict>
        </dict></dict></plist>
        """
      let strings = try LocalizedStrings(
        files: ["pl.lproj/Localizable.stringsdict": Array(message.utf8)], preferredLanguages: ["pl"])
      [1, 2, 5, 22].map { strings["files", count: $0] }
    }
    #expect(texts == ["1 plik", "2 pliki", "5 plików", "22 pliki"])
  }

  @Test func severalNumbers() throws {
    func variable(_ name: String) -> String {
      """
      <key>\(name)s</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld \(name)</string><key>other</key><string>%lld \(name)s</string></dict>
      """
    }
    let table = """
      <plist version="1.0"><dict><key>files.in.folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      \(variable("file"))\(variable("folder"))
      </dict></dict></plist>
      """
    let strings = try LocalizedStrings(
      files: ["en.lproj/Localizable.stringsdict": Array(table.utf8)], preferredLanguages: ["en"])
    let texts = shown {
      strings.text("files.in.folders", 1, 3)
    }
    #expect(texts == ["1 file in 3 folders"])
  }

  @Test func ordinals() throws {
    var options = LocalizedStrings.Options()
    options.icuTables = ["Messages"]
    let text = #""place" = "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}";"#
    let strings = try LocalizedStrings(
      files: ["en.lproj/Messages.strings": Array(text.utf8)], preferredLanguages: ["en"], options: options)
    let texts = shown {
      strings.text("place", table: "Messages", 22)
    }
    #expect(texts == ["22nd"])
  }
}
