import SwiftUI

struct BuilderUsage: View {
  var body: some View {
    BuilderPattern.EkoCard(title: "Practice")
      .description("Daily conversation scenarios")
      .icon("star.fill")
      .onTap {}
  }
}
