import SwiftUI

struct PreferredText: View {
  var body: some View {
    EkoText("Title", variant: Typography.headlineMedium)
  }
}
