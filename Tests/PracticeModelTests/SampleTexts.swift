import Foundation
import PracticeModel
import Strings

/// The sample app's texts in one language, and what was missing of them.
struct SampleTexts {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Strings")

  let strings: LocalizedStrings
  private let counter = LookupCounter()

  init(_ locale: String) throws {
    strings = try LocalizedStrings(contentsOf: Self.folder, preferredLanguages: [locale], report: counter.record)
  }

  /// The last line of a test: fails if a text was missing.
  func verify() throws { try counter.verify() }
}

extension PracticeModel {
  /// One of each state that has texts of its own.
  static let samples = [
    PracticeModel(), PracticeModel(cueCount: 1, secondsLeft: 125), PracticeModel(cueCount: 5, secondsLeft: 45),
    PracticeModel(failure: .offline), PracticeModel(failure: .codeExpired),
    PracticeModel(failure: .upload(recording: "Bedtime", attempts: 3)),
  ]

  /// All that the screen shows.
  var texts: [LocalizedText] { [cueText, countdownText] + (errorText.map { [$0] } ?? []) }
}
