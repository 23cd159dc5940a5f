import SwiftUI

struct SpacingUsage: View {
  var body: some View {
    // VStack spacing
    VStack(spacing: DS.Spacing.l) {
      Text("Title")
      Text("Subtitle")
    }

    // Padding
    Text("Hello")
      .padding(DS.Spacing.m)

    // Custom spacing
    HStack(spacing: DS.Spacing.xl) {
      Badge(text: "Info", level: .info)
      Badge(text: "Success", level: .success)
    }
  }
}
