import SwiftUI

struct MagicNumbers: View {
  private let inset: CGFloat = 12

  var body: some View {
    VStack(spacing: 16) {  // expect: magic-number
      Text("home.title")
        .padding(16)  // expect: magic-number
        .padding(.horizontal, 16)  // expect: magic-number
        .padding(Spacing.md)
        .padding()
        .padding(0)
      Text("home.start")
        .frame(maxWidth: .infinity)
        .font(.system(size: 14))  // expect: magic-number
        .font(.headline)
      Color.clear
        .frame(width: 16, height: 24)  // expect: magic-number, magic-number
        .cornerRadius(8)  // expect: magic-number
        .clipShape(RoundedRectangle(cornerRadius: 12))  // expect: magic-number
        .padding(inset)
    }
  }
}
