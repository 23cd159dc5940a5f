import SwiftUI

struct AlertScreen: View {
  @State private var isAsking = false

  var body: some View {
    Button("alert.stop") { isAsking = true }
      .alert("alert.title", isPresented: $isAsking) {
        Button("alert.stop", role: .destructive) {}
        Button("Keep going", role: .cancel) {}  // expect: hardcoded-string
      } message: {
        Text("alert.message")
      }
      .confirmationDialog("Leave the practice?", isPresented: $isAsking) {  // expect: hardcoded-string
        Button("alert.stop") {}
      }
  }
}
