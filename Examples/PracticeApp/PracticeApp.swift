import Strings
import SwiftUI

@main
struct PracticeApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

/// The screens in the language of the moment, and in its direction.
struct RootView: View {
  var body: some View {
    NavigationStack { PracticeScreen() }
      .locale(of: .main)
  }
}
