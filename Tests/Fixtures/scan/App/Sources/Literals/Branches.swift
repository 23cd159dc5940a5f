import SwiftUI

struct Branches: View {
  var body: some View {
    #if os(macOS)
      Text("branch.mac")
    #elseif DEBUG
      Text("Debugging")
    #else
      Text("branch.phone")
    #endif
  }
}
