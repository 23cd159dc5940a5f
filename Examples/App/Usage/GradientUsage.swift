import SwiftUI

struct GradientUsage: View {
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    // Using pre-defined gradients
    Rectangle()
      .fill(App.Gradient.brand)

    // Using adaptive gradients
    VStack {
      // ...
    }
    .background(App.Gradient.brandBackground(colorScheme: colorScheme))

    // Using gradient background modifier
    VStack {
      // ...
    }
    .gradientBackground { colorScheme in
      App.Gradient.shimmer(colorScheme: colorScheme)
    }
  }
}
