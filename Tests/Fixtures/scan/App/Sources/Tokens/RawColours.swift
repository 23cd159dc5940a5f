import SwiftUI

struct RawColours: View {
  var body: some View {
    Text("home.title")
      .foregroundStyle(Color(hex: "#2F4E4D"))  // expect: raw-colour
      .background(Color(red: 0.2, green: 0.3, blue: 0.3))  // expect: raw-colour
      .border(AppColors.primary)
      .tint(.accentColor)
      .shadow(color: Color("Shadow colour"), radius: Spacing.md)
  }
}
