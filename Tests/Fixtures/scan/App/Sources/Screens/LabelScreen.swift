import SwiftUI

struct LabelScreen: View {
  var body: some View {
    Label("label.today", systemImage: "sun.max")
    Label("This week", systemImage: "calendar")  // expect: hardcoded-string
    Label {
      Text("label.today")
    } icon: {
      Image("icon today")
    }
    Image(decorative: "hero picture")
    ContentUnavailableView("label.nothing", systemImage: "tray")
    ProgressView("Loading cues")  // expect: hardcoded-string
    GroupBox("label.today") {
      EmptyView()
    }
  }
}
