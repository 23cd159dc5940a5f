import SwiftUI

struct MyComponent: View {
  var body: some View {
    Text("Has previews")
  }
}

#Preview("Default") {
  MyComponent()
}

#Preview("All States") {
  VStack {
    MyComponent()
    // ... other states
  }
}
