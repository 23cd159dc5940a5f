import SwiftUI

struct HelperNote: View {
  var body: some View {
    Text("Drag ISO file to inspect")
      .font(DS.Typography.caption)
      .foregroundStyle(.tertiary)
  }
}
