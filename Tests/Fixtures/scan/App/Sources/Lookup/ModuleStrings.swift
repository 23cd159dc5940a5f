import Foundation
import SwiftUI

struct ModuleStrings: View {
  static let title = String(localized: "home.title", bundle: .module)
  static let gone = NSLocalizedString("module.gone", bundle: .module, comment: "")  // expect: undefined-key

  var body: some View {
    Text("cue.title", tableName: "Cues", bundle: .module, comment: "Title of a cue")
    Text("Only in the package", bundle: .module)  // expect: hardcoded-string
  }
}
