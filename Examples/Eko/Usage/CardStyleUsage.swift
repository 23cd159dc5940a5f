import SwiftUI

struct CardStyleUsage: View {
  var body: some View {
    VStack {
      Text("Card content")
    }
    .ekoCardStyle()
  }
}
