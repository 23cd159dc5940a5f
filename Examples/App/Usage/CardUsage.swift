import SwiftUI

struct CardUsage: View {
  var body: some View {
    AppCard {
      VStack(alignment: .leading, spacing: App.Spacing.md) {
        Text("Card Title")
          .appText(.headline)
        Text("Card content goes here")
          .appText(.body, color: App.Color.Text.Default.secondary)
      }
    }
  }
}
