import SwiftUI

struct TokenSpacingUsage: View {
  var body: some View {
    // Use tokens for all spacing
    VStack(spacing: DS.Spacing.l) {}
  }
}
