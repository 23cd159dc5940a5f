import SwiftUI

struct FixedText: View {
  var body: some View {
    Text("Hello")
      .font(.system(size: 16))  // Fixed size
  }
}
