import Foundation

/// Declared in `wrappers`, so that its calls are read instead.
func tr(_ key: String) -> String { NSLocalizedString(key, tableName: "Errors", comment: "") }

enum Localizer {
  static func text(_ key: String, table: String? = nil, comment: String = "", _ values: CVarArg...) -> String {
    String(format: NSLocalizedString(key, tableName: table, comment: comment), arguments: values)
  }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

enum DeclaredWrappers {
  static let offline = tr("offline")
  static let gone = tr("home.title")  // expect: wrong-table
  static let title = "home.title".localized
  static let lost = "home.start-again".localized  // expect: undefined-key
  static let upload = Localizer.text("upload", table: "Errors", comment: "An upload that failed")
  static let minutes = Localizer.text("wrapper.minutes", comment: "Minutes that are left", 3)
  static let nothing = Localizer.text(
    "wrapper.minutes",  // expect: argument-call-mismatch
    comment: "Minutes that are left")
}
