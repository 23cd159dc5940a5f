import SwiftUI

struct MyView: View {
  @Environment(\.ekoTheme) var theme

  var body: some View {
    Text("Hello")
      .foregroundColor(theme.colors.primary)
  }
}
