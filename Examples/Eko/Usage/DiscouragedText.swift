import SwiftUI

struct DiscouragedText: View {
  var body: some View {
    Text("Title")
      .font(.custom("Urbanist-SemiBold", size: 20))
  }
}
