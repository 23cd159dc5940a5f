import SwiftUI

struct AccessibleButton: View {
  var body: some View {
    AppButton("Submit", style: .primary) {
      // Action
    }
    .accessibilityLabel("Submit form")
    .accessibilityHint("Double tap to submit your information")
  }
}
