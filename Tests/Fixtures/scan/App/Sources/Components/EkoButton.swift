import SwiftUI

public struct EkoButton: View {
  let title: LocalizedStringKey

  public var body: some View {
    Text(title)
  }
}

#Preview("Light") {
  EkoButton(title: "Save this")
}

#Preview("Dark") {
  EkoButton(title: "Save this")
    .preferredColorScheme(.dark)
}

#Preview("Large, German") {
  EkoButton(title: "Save this")
    .dynamicTypeSize(.accessibility5)
    .environment(\.locale, Locale(identifier: "de"))
}
