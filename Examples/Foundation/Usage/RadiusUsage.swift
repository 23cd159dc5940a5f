import SwiftUI

struct RadiusUsage: View {
  var body: some View {
    // Card with rounded corners
    RoundedRectangle(cornerRadius: DS.Radius.card)
      .fill(DS.Colors.accent)

    // Badge with pill shape
    Text("Badge")
      .padding(DS.Spacing.s)
      .background(
        Capsule()  // Or use DS.Radius.chip with RoundedRectangle
          .fill(DS.Colors.infoBG)
      )

    // Compact button
    Button("Action") {}
      .buttonStyle(.bordered)
      .cornerRadius(DS.Radius.small)
  }
}
