import SwiftUI

struct LegacyUsage: View {
  var body: some View {
    // Acceptable during migration
    Text("Legacy")
      .font(.headline)
      .foregroundColor(.blue)
  }
}
