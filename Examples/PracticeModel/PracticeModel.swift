import Strings

/// What the practice screen of the sample app shows: a model that runs, and is tested, without a screen.
///
/// It hands out values of `LocalizedText`, which are looked up when they are shown: in the language that the reader has
/// chosen by then, in a test in any.
public struct PracticeModel: Hashable, Sendable {
  /// What can go wrong while a recording is sent.
  public enum Failure: Error, Hashable, Sendable {
    case offline
    case codeExpired
    case upload(recording: String, attempts: Int)
  }

  /// Seconds of a session.
  private static let sessionLength = 125

  /// Cues that the reader has collected.
  public var cueCount: Int
  /// Seconds until the session ends; 0 without one.
  public var secondsLeft: Int
  public var failure: Failure?

  public init(cueCount: Int = 0, secondsLeft: Int = 0, failure: Failure? = nil) {
    self.cueCount = cueCount
    self.secondsLeft = secondsLeft
    self.failure = failure
  }

  public var isRunning: Bool { secondsLeft > 0 }

  public mutating func start() {
    failure = nil
    secondsLeft = Self.sessionLength
  }

  /// A second has gone by; who practises to the end collects a cue.
  public mutating func tick() {
    guard isRunning else { return }
    secondsLeft -= 1
    if !isRunning { cueCount += 1 }
  }
}

// MARK: - Texts

extension PracticeModel {
  /// “5 cues”, or the text for an empty list.
  public var cueText: LocalizedText {
    cueCount == 0 ? LocalizedText("text.empty-cues") : LocalizedText("count.cues", cueCount)
  }

  /// “2 minutes and 5 seconds left”; below a minute “5 seconds left”.
  public var countdownText: LocalizedText {
    let minutes = secondsLeft / 60
    if minutes == 0 { return LocalizedText("countdown.seconds", secondsLeft) }
    return LocalizedText("countdown.minutes-seconds", minutes, secondsLeft % 60)
  }

  /// What to tell the reader of the failure; `nil` without one.
  public var errorText: LocalizedText? { failure?.message }
}

extension PracticeModel.Failure {
  public var message: LocalizedText {
    switch self {
    case .offline: LocalizedText("error.offline")
    case .codeExpired: LocalizedText("error.code-expired")
    case .upload(let recording, let attempts): LocalizedText("error.upload", recording, attempts)
    }
  }
}
