import Foundation
import Strings
import Testing

private let folder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Strings")

extension Bundle {
  /// Stands for the bundle that SwiftPM makes of a target's resources.
  fileprivate static var module: Bundle { Bundle(path: folder.path) ?? .main }
}

extension LiveStrings {
  static let package = try? LiveStrings(bundle: .module)
}

struct UploadFailure: Error {
  let recording: String
  let attempts: Int

  var message: LocalizedText { LocalizedText("error.upload", recording, attempts) }
  var summary: LocalizedText { "\(attempts) attempts" }
}

@Suite("Samples of “Texts of an app”")
struct AppSamples {
  @Test func main() {
    let texts = shown {
      LocalizedStrings.main["button.save"]
    }
    #expect(texts == ["button.save"])
    #expect(LiveStrings.package?.current.contains("button.save") ?? false)
  }

  @Test func values() throws {
    let failure = UploadFailure(recording: "Bedtime", attempts: 3)
    let polish = try LocalizedStrings(bundle: .module, preferredLanguages: ["pl"])
    let texts = shown {
      failure.message.resolved()
      failure.message.resolved(in: polish)
      failure.summary.resolved(in: polish)
    }
    #expect(texts[0] == "error.upload" && texts[1].contains("Bedtime") && texts[2] == "3 attempts")
  }

  @Test func markdown() throws {
    let files = ["en.lproj/Localizable.strings": Array(#""greeting" = "Hi **%@**!";"#.utf8)]
    let strings = try LocalizedStrings(files: files, preferredLanguages: ["en"])
    let greeting = strings.attributed("greeting", "*Ann*")
    #expect(String(greeting.characters) == "Hi *Ann*!")
    #expect(greeting.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil])
  }

  @Test func switching() throws {
    let texts = try LiveStrings(bundle: .module, preferredLanguages: ["en"])
    texts.preferredLanguages = ["pl"]
    #expect(texts.current["button.save"] == "Zapisz")
    let counter = LookupCounter()
    texts.report = counter.record
    #expect(texts.current["none"] == "none")
    #expect(counter.counts.count == 1)
  }
}
