import SwiftUI

struct EkoCard<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content
      .ekoCardStyle()
  }
}
