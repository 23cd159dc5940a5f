import SwiftUI

struct BadgePreviews: PreviewProvider {
  static var previews: some View {
    Group {
      EkoBadge()
      EkoBadge().preferredColorScheme(.dark)
      EkoBadge().environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
      EkoBadge().environment(\.locale, .init(identifier: "ar"))
      Text("Only a preview")
    }
    .padding(16)
  }
}
