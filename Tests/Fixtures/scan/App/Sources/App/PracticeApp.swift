import SwiftUI

@main
struct PracticeApp: App {
  var body: some Scene {
    WindowGroup("app.name") {
      HomeScreen()
    }
    .commands {
      CommandMenu("Practice menu") {  // expect: hardcoded-string
        Button("home.start") {}
      }
    }
  }
}
