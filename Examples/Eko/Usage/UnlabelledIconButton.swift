import SwiftUI

struct UnlabelledIconButton: View {
  var body: some View {
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    Button(action: {}) {
      Image(systemName: "trash")
    }
  }
}
