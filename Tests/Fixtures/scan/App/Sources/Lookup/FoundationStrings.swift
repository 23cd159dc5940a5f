import Foundation

enum FoundationStrings {
  static let title = NSLocalizedString("home.title", comment: "Title of the first screen")
  static let offline = NSLocalizedString("offline", tableName: "Errors", comment: "")
  static let upload = NSLocalizedString(
    "upload", tableName: "Errors", bundle: .main, value: "Upload failed.", comment: "An upload that failed")
  static let gone = NSLocalizedString("home.gone", comment: "Nothing has it")  // expect: undefined-key
  static let vanished = NSLocalizedString(
    "home.vanished",  // expect: undefined-key
    comment: "The key stands on its own line")
}
