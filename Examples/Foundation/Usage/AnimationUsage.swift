import SwiftUI

struct AnimationUsage: View {
  let isVisible: Bool
  let isHovered: Bool
  let isPressed: Bool

  var body: some View {
    // Fade in with medium animation
    Text("Hello")
      .opacity(isVisible ? 1 : 0)
      .animation(DS.Animation.medium, value: isVisible)

    // Hover effect with quick animation
    Rectangle()
      .fill(isHovered ? Color.blue : Color.gray)
      .animation(DS.Animation.quick, value: isHovered)

    // Spring animation for playful interactions
    Circle()
      .scaleEffect(isPressed ? 0.9 : 1.0)
      .animation(DS.Animation.spring, value: isPressed)
  }
}
