import Foundation

struct Speaker {
  func say(_ key: String) -> String {
    NSLocalizedString(key, comment: "")
  }

  func shout(_ key: String) -> String {
    NSLocalizedString(key, comment: "")  // expect: nonliteral-key
  }

  func greet() -> String { say("speaker.greeting") }
}
