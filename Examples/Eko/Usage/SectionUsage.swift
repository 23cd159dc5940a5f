import SwiftUI

struct SectionUsage: View {
  var body: some View {
    EkoSection(title: "Features") {
      FeatureCard(title: "Practice")
      FeatureCard(title: "Simulate")
    }
  }
}
