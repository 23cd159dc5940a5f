import SwiftUI

struct ColorUsage: View {
  var body: some View {
    // Semantic badge backgrounds
    Badge(text: "Info", level: .info)  // Uses DS.Colors.infoBG
    Badge(text: "Warning", level: .warning)  // Uses DS.Colors.warnBG

    // Custom backgrounds
    Card {
      Text("Content")
    }
    .background(DS.Colors.accent)

    // Text colors
    Text("Primary text")
      .foregroundColor(DS.Colors.textPrimary)

    Text("Secondary text")
      .foregroundColor(DS.Colors.textSecondary)
  }
}
