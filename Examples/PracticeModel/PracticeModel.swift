import Strings

/// What the practice screen of the sample app shows, as texts: a model that runs, and is tested, without a screen.
public struct PracticeModel: Sendable {
  /// What can go wrong while a recording is sent.
  public enum Failure: Error, Equatable, Sendable {
    case offline
    case codeExpired
    case upload(recording: String, attempts: Int)
  }

  private let strings: LocalizedStrings
  /// Cues that the reader has collected.
  public var cueCount: Int
  /// Seconds until the session ends.
  public var secondsLeft: Int
  public var failure: Failure?

  public init(strings: LocalizedStrings, cueCount: Int = 0, secondsLeft: Int = 0, failure: Failure? = nil) {
    self.strings = strings
    self.cueCount = cueCount
    self.secondsLeft = secondsLeft
    self.failure = failure
  }

  /// “5 cues”, or the text for an empty list.
  public var cueText: String {
    cueCount == 0 ? strings["text.empty-cues"] : strings["count.cues", count: cueCount]
  }

  /// “2 minutes and 5 seconds left”; below a minute “5 seconds left”.
  public var countdownText: String {
    let minutes = secondsLeft / 60
    if minutes == 0 { return strings["countdown.seconds", count: secondsLeft] }
    return strings.text("countdown.minutes-seconds", minutes, secondsLeft % 60)
  }

  /// What to tell the reader of the failure; `nil` without one.
  public var errorText: String? {
    switch failure {
    case nil: nil
    case .offline?: strings["error.offline"]
    case .codeExpired?: strings["error.code-expired"]
    case .upload(let recording, let attempts)?: strings.text("error.upload", recording, attempts)
    }
  }
}
