import SwiftUI

struct AllowedKeys: View {
  let weekday: String

  var body: some View {
    Text(LocalizedStringKey(weekday))  // expect: nonliteral-key
    Text(weekday)
  }
}
