import Foundation
import Strings
import Testing

@testable import PracticeApp

/// Tests of the whole app's texts, in a unit test target whose host is the app.
@Suite("The app's texts")
struct PracticeAppTests {
  private static let texts =
    LocalizedText.ofScreens + [
      PracticeModel(cueCount: 5, secondsLeft: 125).cueText, PracticeModel(secondsLeft: 125).countdownText,
      PracticeModel.Failure.offline.message,
    ]

  @Test("are there in every language", arguments: LocalizedStrings.main.availableLocales)
  func complete(locale: String) throws {
    let counter = LookupCounter()
    let strings = LocalizedStrings.main.preferring([locale]).reporting(to: counter.record)
    for text in Self.texts { #expect(!text.resolved(in: strings).isEmpty) }
    try counter.verify()
  }

  @Test("come from the tables alone: the pseudo-locale shows each in brackets", arguments: texts)
  func pseudo(text: LocalizedText) throws {
    let shown = text.resolved(in: try LocalizedStrings(bundle: .main, preferredLanguages: ["en-XA"]))
    #expect(shown.hasPrefix("[") && shown.hasSuffix("]"))
  }

  @Test("have their Markdown in every language", arguments: LocalizedStrings.main.availableLocales)
  func markdown(locale: String) {
    let text = LocalizedText.aboutRecordings.attributed(in: LocalizedStrings.main.preferring([locale]))
    #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
  }

  @Test("change their language at once")
  func change() {
    let before = LiveStrings.main.preferredLanguages
    defer { LiveStrings.main.preferredLanguages = before }
    LiveStrings.main.preferredLanguages = ["pl"]
    #expect(LocalizedText.settings.resolved() == "Ustawienia")
    LiveStrings.main.preferredLanguages = ["ar"]
    #expect(LocalizedStrings.main.isRightToLeft)
  }
}
