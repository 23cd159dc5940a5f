import SwiftUI

struct Ignored: View {
  var body: some View {
    Text("Eko")  // l10n:ignore
    Text("Breathe")  // l10n:ignore hardcoded-string -- the name of a song
    Text("Not a song")  // expect: hardcoded-string
    // l10n:ignore hardcoded-string
    VStack {
      Text("One of many")
      Text("Another of many")
    }
    Text("None of them")  // expect: hardcoded-string
    Text("home.title")  // l10n:ignore hardcoded-string -- nothing is; expect: unused-suppression
  }

  // l10n:ignore
  static func missing() -> String {
    NSLocalizedString("ignored.key", comment: "")
  }
}
