import SwiftUI

struct CueCard: View {
  let title: LocalizedStringKey
  let image: String

  var body: some View {
    VStack {
      Image(image)
      Text(title)
    }
  }
}

struct CueCards: View {
  var body: some View {
    CueCard(title: "card.title", image: "a picture")
    CueCard(title: "A card of nobody", image: "another picture")  // expect: hardcoded-string
  }
}
