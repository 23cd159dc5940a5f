import Foundation
import SwiftUI

struct WrongTables: View {
  static let offline = NSLocalizedString("offline", comment: "")  // expect: wrong-table
  static let title = String(localized: "home.title", table: "Errors")  // expect: wrong-table
  static let nothing = String(localized: "home.title", table: "Elsewhere")  // expect: wrong-table

  var body: some View {
    Text("cue.title", tableName: "Cues")
    Text("cue.title", tableName: "Errors")  // expect: wrong-table
    Text("upload")  // expect: wrong-table
  }
}
