import SwiftUI

struct DarkModeUsage: View {
  var body: some View {
    // Automatically adapts to Light/Dark mode
    Badge(text: "Error", level: .error)
    // Light mode: Red background with dark text
    // Dark mode: Red background with light text
  }
}
