import SwiftUI

struct ColorUsage: View {
  var body: some View {
    // Semantic colors (recommended)
    Text("Hello")
      .foregroundColor(App.Color.Text.Default.primary)

    VStack {
      // ...
    }
    .background(App.Color.Fill.Default.primaryStrong)

    // Neutral colors (direct access)
    Rectangle()
      .fill(App.Color.Neutral.gray900)

    // Hex colors (for custom colors)
    Circle()
      .fill(Color.hex(0xFF3D00))
  }
}
