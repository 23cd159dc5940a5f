import SwiftUI

struct MyView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      MyView()
        .preferredColorScheme(.light)
        .previewDisplayName("Light Mode")

      MyView()
        .preferredColorScheme(.dark)
        .previewDisplayName("Dark Mode")
    }
  }
}
