import SwiftUI

struct LabelledIconButton: View {
  var body: some View {
    Button(action: {}) {
      Image(systemName: "trash")
    }
    .accessibilityLabel("Delete conversation")
    .accessibilityHint("This action cannot be undone")
  }
}
