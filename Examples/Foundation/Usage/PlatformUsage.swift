import SwiftUI

struct PlatformUsage: View {
  var body: some View {
    VStack(spacing: DS.Spacing.platformDefault) {
      // 12pt on macOS, 16pt on iOS/iPadOS
    }
  }
}
