import Foundation
import PracticeModel
import Strings
import Testing

@Suite("The sample app's model")
struct PracticeModelTests {
  private static let tables = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Strings")

  private func model(_ locale: String) throws -> PracticeModel {
    let strings = try LocalizedStrings(contentsOf: Self.tables, preferredLanguages: [locale]) { issue in
      Issue.record("\(locale): \(issue)")
    }
    return PracticeModel(strings: strings)
  }

  @Test(
    "a countdown reads as the language counts",
    arguments: [
      ("en", 1, "1 second left"), ("en", 45, "45 seconds left"), ("en", 125, "2 minutes and 5 seconds left"),
      ("en", 61, "1 minute and 1 second left"),
    ])
  func countdown(locale: String, seconds: Int, text: String) throws {
    var model = try model(locale)
    model.secondsLeft = seconds
    #expect(model.countdownText == text)
  }

  @Test(
    "a count takes the plural form of its language",
    arguments: [
      ("en", [1: "1 cue", 2: "2 cues"]),
      ("pl", [1: "1 podpowiedź", 3: "3 podpowiedzi", 5: "5 podpowiedzi"]),
      ("ru", [1: "1 подсказка", 3: "3 подсказки", 5: "5 подсказок", 21: "21 подсказка"]),
    ])
  func count(locale: String, texts: [Int: String]) throws {
    var model = try model(locale)
    for (count, text) in texts {
      model.cueCount = count
      #expect(model.cueText == text)
    }
  }

  @Test("an error names the recording and the attempts, in whatever order the language puts them")
  func error() throws {
    for locale in ["en", "de", "hi", "ja", "ar"] {
      var model = try model(locale)
      model.failure = .upload(recording: "Bedtime", attempts: 3)
      let text = try #require(model.errorText)
      #expect(text.contains("Bedtime"))
      #expect(!text.contains("%"))
    }
  }

  @Test("every language has a text for each state", arguments: ["cy", "fi", "he", "th", "zh-Hans", "pt-BR"])
  func states(locale: String) throws {
    var model = try model(locale)
    #expect(!model.cueText.isEmpty)
    model.failure = .codeExpired
    #expect(model.errorText?.hasPrefix("error.") == false)
    model.failure = .offline
    #expect(model.errorText?.hasPrefix("error.") == false)
  }
}
