import SwiftUI

struct SpacingUsage: View {
  var body: some View {
    VStack(spacing: App.Spacing.md) {
      // ...
    }
    .padding(App.Spacing.lg)
  }
}
