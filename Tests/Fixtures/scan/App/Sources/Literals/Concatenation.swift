import Foundation
import SwiftUI

struct Concatenation: View {
  static let title = NSLocalizedString("concatenation" + ".title", comment: "")
  static let gone = NSLocalizedString("concatenation" + ".gone", comment: "")  // expect: undefined-key

  var body: some View {
    Text("home." + "title")  // expect: hardcoded-string
  }
}
