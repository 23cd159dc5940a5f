import SwiftUI

struct DynamicText: View {
  var body: some View {
    EkoText("Hello", variant: Typography.bodyMedium)  // Scales with system
  }
}
