import SwiftUI

struct CustomTokenUsage: View {
  var body: some View {
    Text("Title")
      .padding(DS.CustomSpacing.xxl)
      .foregroundColor(DS.CustomColors.brandPrimary)
  }
}
