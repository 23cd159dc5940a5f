import SwiftUI

enum BuilderPattern {
  struct EkoCard: View {
    private let title: String
    private let description: String?
    private let icon: String?
    private let action: (() -> Void)?

    init(title: String) {
      self.title = title
      self.description = nil
      self.icon = nil
      self.action = nil
    }

    func description(_ text: String) -> Self {
      var copy = self
      copy.description = text
      return copy
    }

    func icon(_ name: String) -> Self {
      var copy = self
      copy.icon = name
      return copy
    }

    func onTap(_ action: @escaping () -> Void) -> Self {
      var copy = self
      copy.action = action
      return copy
    }
  }
}
