import Foundation
import Strings
import StringsFoundation
import Testing

private let folder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Strings")

private let texts: LocalizedStrings = {
  do { return try LocalizedStrings(contentsOf: folder, preferredLanguages: ["de"]) } catch { fatalError("\(error)") }
}()

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

  @Test func sameCall() throws {
    let bundle = try #require(Bundle(path: folder.path))
    let cues = 5
    let texts = shown {
      NSLocalizedString("button.save", bundle: bundle, comment: "below the form")
      String(localized: "\(cues) cues", bundle: bundle)
    }
    #expect(texts[1] == "5 cues")
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
    let reason = "argument 1 does not fit '%lld'"
    #expect(counter.counts == [.mismatch(reason, key: "count.cues", table: "Localizable"): 1])
  }
}
