import SwiftUI

public struct EkoChip: View {  // expect: missing-preview
  public var body: some View {
    Text("home.title")
  }
}

private struct ChipShape: View {
  var body: some View {
    Color.clear
  }
}
