import SwiftUI

struct ScaledText: View {
  var body: some View {
    EkoText("Scales with system font size", variant: Typography.bodyMedium)
      .dynamicTypeSize(...EnvironmentValues.dynamicTypeSize)
  }
}
