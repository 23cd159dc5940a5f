import SwiftUI

struct ButtonUsage: View {
  var body: some View {
    // Primary button
    AppButton("Submit", style: .primary) {
      // Action
    }

    // Disabled state
    AppButton("Processing", isEnabled: false) {
      // Action
    }

    // Custom style + size
    AppButton("Delete", style: .destructive, size: .large) {
      // Action
    }
  }
}
