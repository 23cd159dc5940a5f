import SwiftUI

struct DiscouragedUsage: View {
  var body: some View {
    // Don't use hardcoded values
    Text("Welcome")
      .font(.system(size: 17, weight: .semibold))
      .foregroundColor(Color(hex: "0066CC"))

    Button("Submit") {}
      .padding(.horizontal, 24)
      .padding(.vertical, 12)
  }
}
