import SwiftUI

struct Branches: View {
  var body: some View {
    #if os(macOS)
      Text("branch.mac")
    #elseif DEBUG
      Text("Debugging")  // expect: hardcoded-string
    #else
      Text("branch.phone")
    #endif
  }
}
