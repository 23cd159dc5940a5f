import SwiftUI

struct RadiusUsage: View {
  var body: some View {
    RoundedRectangle(cornerRadius: App.Radius.lg)
  }
}
