import SwiftUI

struct EkoVStack<Content: View>: View {
  let spacing: CGFloat
  let content: Content

  init(spacing: CGFloat = Spacing.textGap, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View {
    VStack(spacing: spacing) {
      content
    }
  }
}
