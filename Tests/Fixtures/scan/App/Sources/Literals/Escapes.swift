import Foundation

enum Escapes {
  static let quoted = NSLocalizedString("Say \"cheese\"", comment: "A photo is taken")
  static let accent = NSLocalizedString("Caf\u{E9}", comment: "A place")
  static let line = NSLocalizedString("One\nTwo", comment: "Two lines")
  static let tab = NSLocalizedString("One\tTwo", comment: "No table has a tab")  // expect: undefined-key
}
