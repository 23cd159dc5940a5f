import SwiftUI

struct LabelledButton: View {
  var body: some View {
    EkoButton(title: "Delete", action: {}, isError: true)
      .accessibilityLabel("Delete conversation")
      .accessibilityHint("This action cannot be undone")
  }
}
