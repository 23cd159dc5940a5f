import SwiftUI

struct AccessibilityScreen: View {
  var body: some View {
    Image("breathing-circle")
      .accessibilityLabel("circle.label")
      .accessibilityHint("Grows while you breathe in")  // expect: hardcoded-string
      .accessibilityValue("circle.value")
      .accessibilityIdentifier("breathing circle")
    Image(systemName: "play.fill")
      .accessibilityLabel("Play the cue")  // expect: hardcoded-string
      .help("circle.help")
  }
}
