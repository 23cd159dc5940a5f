import SwiftUI

struct TouchTarget: View {
  var body: some View {
    EkoButton(title: "Tap Me", action: {})
      .frame(minHeight: Spacing.minTouchTarget)
  }
}
