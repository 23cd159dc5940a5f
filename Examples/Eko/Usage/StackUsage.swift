import SwiftUI

struct StackUsage: View {
  var body: some View {
    EkoVStack(spacing: Spacing.sectionGap) {
      Text("Section 1")
      Text("Section 2")
    }
  }
}
