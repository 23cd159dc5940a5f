import SwiftUI

struct MagicNumberUsage: View {
  var body: some View {
    // Never use magic numbers
    VStack(spacing: 16) {}  // Use DS.Spacing.l instead
  }
}
