import SwiftUI

struct ReducedMotionUsage: View {
  let isVisible: Bool

  var body: some View {
    // Animation only if motion is enabled
    Text("Hello")
      .opacity(isVisible ? 1 : 0)
      .animation(DS.Animation.medium.ifMotionEnabled(), value: isVisible)
    // If Reduce Motion is ON: No animation (instant change)
    // If Reduce Motion is OFF: Smooth 0.25s animation
  }
}
