import SwiftUI

struct KeyValueDisplay: View {
  var body: some View {
    HStack {
      Text("Type:")
        .font(DS.Typography.label)
        .foregroundStyle(.secondary)

      Text("ftyp")
        .font(DS.Typography.code)  // Monospaced for IDs
    }
  }
}
