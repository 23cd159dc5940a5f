import Foundation

enum MissingComments {
  static let bare = NSLocalizedString("bare.first", comment: "")  // expect: missing-comment
  static let localized = String(localized: "bare.second")  // expect: missing-comment
  static let explained = String(localized: "bare.third", comment: "A verb: opens the cue")
  static let again = NSLocalizedString("bare.third", comment: "")
  static let elsewhere = NSLocalizedString("bare.fourth", comment: NSStringFromClass(Bundle.self))
  static let member = Bundle.main.localizedString(forKey: "bare.first", value: nil, table: nil)
}
