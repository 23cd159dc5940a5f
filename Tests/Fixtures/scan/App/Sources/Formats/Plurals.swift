import SwiftUI

struct Plurals: View {
  let days: Int

  var body: some View {
    Text("\(days) days in a row")
    Text("\(days) days to go")  // expect: hardcoded-string
  }

  func text() -> String {
    String.localizedStringWithFormat(NSLocalizedString("plural.cues", comment: ""), days)
  }

  func wrong() -> String {
    String.localizedStringWithFormat(
      NSLocalizedString("plural.cues", comment: ""),  // expect: argument-call-mismatch
      "three")
  }
}
