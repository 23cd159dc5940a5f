import SwiftUI

struct SearchScreen: View {
  @State private var query = ""
  let title: LocalizedStringKey
  let found: Int

  var body: some View {
    List {}
      .searchable(text: $query, prompt: "search.prompt")
      .navigationTitle(title)
      .badge(found)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("search.sort") {
            Button("Newest first") {}  // expect: hardcoded-string
          }
        }
      }
      .onAppear { UserDefaults.standard.set("newest first", forKey: "sort order") }
  }
}
