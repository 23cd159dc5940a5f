import Foundation

enum StringLocalized {
  static let plain = String(localized: "home.title")
  static let full = String(
    localized: "cue.title", defaultValue: "Cue", table: "Cues", bundle: .main, comment: "Title of a cue")
  static let attributed = AttributedString(localized: "home.title")
  static let gone = String(localized: "home.lost")  // expect: undefined-key

  static func count(_ number: Int) -> String { String(localized: "\(number) cues") }

  static func left(_ minutes: Int) -> String {
    String(localized: "\(minutes) minutes left")  // expect: undefined-key
  }
}
