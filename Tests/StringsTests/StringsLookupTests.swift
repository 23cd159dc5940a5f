import Synchronization
import Testing

@testable import Strings

@Suite("Looking keys up")
struct StringsLookupTests {
  private static let english = MessageFixtures.table(
    "Localizable", locale: "en", strings: #""save" = "Save"; "only" = "Only here"; "files" = "%lld file(s)";"#)
  private static let polish = MessageFixtures.table(
    "Localizable", locale: "pl", strings: #""save" = "Zapisz"; "files" = "Plików: %lld";"#)

  private final class Log: Sendable {
    let issues = Mutex<[LookupIssue]>([])
  }

  private func strings(_ preferences: [String], log: Log = Log()) throws -> Strings {
    try Strings(tables: [Self.english, Self.polish], preferences: preferences) { issue in
      log.issues.withLock { $0.append(issue) }
    }
  }

  @Test("finds the reader's language")
  func chosen() throws {
    let strings = try strings(["pl-PL"])
    #expect(strings.locale == "pl")
    #expect(strings["save"] == "Zapisz")
    #expect(strings["files", count: 5] == "Plików: 5")
  }

  @Test("falls back to the development language and tells the hook")
  func fallback() throws {
    let log = Log()
    #expect(try strings(["pl"], log: log)["only"] == "Only here")
    #expect(
      log.issues.withLock { $0 } == [.missingTranslation("only", table: "Localizable", locale: "pl")])
  }

  @Test("shows the key where no language has it")
  func missing() throws {
    let log = Log()
    #expect(try strings(["pl"], log: log)["nowhere"] == "nowhere")
    #expect(log.issues.withLock { $0 } == [.missingKey("nowhere", table: "Localizable")])
  }

  @Test(
    "chooses among locales as an app does",
    arguments: [
      (["zh-HK"], ["zh-Hans", "zh-Hant"], "zh-Hant"), (["zh-CN"], ["zh-Hans", "zh-Hant"], "zh-Hans"),
      (["pt-PT"], ["pt-BR", "pt_PT"], "pt_PT"), (["pt"], ["pt-BR", "pt-PT"], "pt-BR"),
      (["nb-NO"], ["no", "en"], "no"), (["de-AT", "fr"], ["en", "fr", "de"], "de"),
      (["fi", "sv"], ["en", "sv"], "sv"),
      (["sr-Latn"], ["sr", "en"], nil), (["en-GB"], ["en", "fr"], "en"),
    ] as [([String], [String], String?)])
  func negotiation(preferences: [String], available: [String], best: String?) {
    #expect(LocaleNegotiation.best(for: preferences, among: available) == best)
  }

  @Test("a stringsdict entry takes the place of a strings entry with its key")
  func override() throws {
    let stringsdict = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld file</string><key>other</key><string>%lld files</string></dict>
      </dict></dict></plist>
      """
    let table = MessageFixtures.table(
      "Localizable", locale: "en", strings: #""files" = "plain";"#, stringsdict: stringsdict)
    let strings = try Strings(tables: [table], preferences: ["en"])
    #expect(strings["files", count: 1] == "1 file")
    #expect(strings["files", count: 2] == "2 files")
  }
}
