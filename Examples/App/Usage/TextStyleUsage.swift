import SwiftUI

struct TextStyleUsage: View {
  var body: some View {
    Text("Hello World")
      .appText(.headline, color: App.Color.Brand.primary)
  }
}
