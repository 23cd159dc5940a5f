import SwiftUI

#Preview("Home, as it starts") {
  VStack(spacing: 8) {
    HomeScreen()
    Text("Shown to nobody")
    Text(NSLocalizedString("preview.key", comment: ""))
      .foregroundStyle(Color(hex: "#000000"))
  }
}
