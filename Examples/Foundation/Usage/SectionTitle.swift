import SwiftUI

struct SectionTitle: View {
  var body: some View {
    Text("Properties")
      .font(DS.Typography.title)
      .fontWeight(.semibold)
  }
}
