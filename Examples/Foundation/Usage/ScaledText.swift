import SwiftUI

struct ScaledText: View {
  var body: some View {
    Text("Hello")
      .font(DS.Typography.body)
    // Scales from XS to XXXL based on user settings
  }
}
