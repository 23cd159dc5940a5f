import SwiftUI

struct TypographyUsage: View {
  var body: some View {
    // Usage with modifier
    Text("Welcome")
      .appText(.headline, color: App.Color.Brand.primary)

    // Direct font access
    Text("Custom")
      .font(App.Typography.body.font)
  }
}
