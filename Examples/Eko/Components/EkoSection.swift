import SwiftUI

struct EkoSection<Content: View>: View {
  let title: String
  let content: Content

  init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Spacing.textGap) {
      EkoText(title, variant: Typography.headlineSmall)
      content
    }
  }
}
