import SwiftUI

struct HomeScreen: View {
  @State private var isPractising = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("home.title")
        Text("Welcome back")  // expect: hardcoded-string
        Button("home.start") { isPractising = true }
        Button("Take a break", role: .cancel) {}  // expect: hardcoded-string
        Text(verbatim: "2.0")
        Text("42")
        Text("•")
      }
      .navigationTitle("home.title")
    }
  }
}
