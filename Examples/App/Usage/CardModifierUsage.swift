import SwiftUI

struct CardModifierUsage: View {
  var body: some View {
    VStack {
      // Content
    }
    .appCard()
  }
}
