import SwiftUI

public struct EkoRow: View {  // expect: missing-preview
  public var body: some View {
    Text("home.title")
  }
}

#Preview {
  EkoRow()
    .preferredColorScheme(.dark)
}
