import SwiftUI

struct CardUsage: View {
  var body: some View {
    EkoCard {
      VStack {
        EkoText("Title", variant: Typography.headlineSmall)
        EkoText("Description", variant: Typography.bodyMedium)
      }
    }
  }
}
