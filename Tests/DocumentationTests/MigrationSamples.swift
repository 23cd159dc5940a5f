import Foundation
import Strings
import Testing

private let folder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Strings")

private let texts: LocalizedStrings = {
  do { return try LocalizedStrings(contentsOf: folder, preferredLanguages: ["de"]) } catch { fatalError("\(error)") }
}()

// The name is Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  texts.text(
    key, table: tableName ?? LocalizedStrings.defaultTable, defaultValue: value.isEmpty ? nil : value, arguments: [])
}

extension StringKey {
  static let upload = StringKey("error.upload", defaultValue: "“%1$@” was not sent after %2$lld attempts.")
}

@Suite("Samples of “Migrating from NSLocalizedString”")
struct MigrationSamples {
  @Test func table() throws {
    let strings = texts
    #expect(strings["button.save"] == texts["button.save"])
    #expect(strings.text("hi", table: "Mail") == "hi")
    #expect(strings[StringKey("k", defaultValue: "Save")] == "Save")
    #expect(strings.text("error.upload", "Bedtime", 3).contains("Bedtime"))
    #expect(strings.locale == "de")
  }

  @Test func oneStep() {
    let strings = texts
    let shownTexts = shown {
      strings["count.cues", count: 5]
    }
    #expect(shownTexts == ["5 Impulse"])
  }

  @Test func sameCall() {
    #expect(NSLocalizedString("button.save", comment: "") == texts["button.save"])
    #expect(NSLocalizedString("nowhere", value: "Somewhere", comment: "") == "Somewhere")
    #expect(NSLocalizedString("hi", tableName: "Mail", comment: "") == "hi")
    #expect(NSLocalizedString("count.cues", comment: "") == "%lld Impulse")
  }

  @Test func typedKeys() {
    let strings = texts
    let shownTexts = shown {
      strings.text(.upload, "Bedtime", 3)
    }
    #expect(shownTexts[0].contains("Bedtime") && shownTexts[0].contains("3"))
  }

  @Test func issues() throws {
    let counter = LookupCounter()
    let shownTexts = try shown {
      let strings = try LocalizedStrings(contentsOf: folder, preferredLanguages: ["de"], report: counter.record)
      strings.text("count.cues", "five")
    }
    #expect(shownTexts == ["five Impulse"])
    let issue = FormatIssue.mismatchedArgument(position: 1, specifier: "%lld")
    #expect(counter.counts == [.format(issue, key: "count.cues", table: "Localizable"): 1])
  }
}
