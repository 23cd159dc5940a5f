/// What a picture shows around a component: a screen around what fills one, else just so much room that its shadows
/// are whole.
package struct Surroundings: Hashable, Sendable {
  /// Room around the component; left and right are absolute.
  package var top: Points
  package var left: Points
  package var bottom: Points
  package var right: Points
  /// The screen; `nil` around a component.
  package var screen: Device?
  /// Whether a component that is lower than its screen stands in the middle of it.
  package var isCentred = false

  /// The same room at each side.
  package init(margin: Points) {
    (top, left, bottom, right) = (margin, margin, margin, margin)
    screen = nil
  }

  /// - Parameter margin: Around a component that is no screen.
  package init(of component: Component, on device: Device, margin: Points) {
    self.init(margin: margin)
    guard component.isScreen, case .screen(let padding, let height) = component.container else { return }
    screen = device
    top = device.safeArea.top
    bottom = device.safeArea.bottom
    left = device.safeArea.leading + padding
    right = device.safeArea.trailing + padding
    isCentred = height == .screen
  }

  /// The size of the picture of a component of some size, and where the component's left upper corner is in it.
  package func place(width: Points, height: Points) -> (width: Points, height: Points, x: Points, y: Points) {
    guard let screen else { return (left + width + right, top + height + bottom, left, top) }
    let needed = top + height + bottom
    let whole = max(screen.height, needed)
    let free = isCentred ? (whole - needed).value / 2 : 0
    let aside = (screen.width - left - right - width).value / 2
    return (screen.width, whole, left + Points(aside), top + Points(free))
  }

  /// Around the pictures of a component: as far as its shadows reach, and what ink leaves its lines by.
  ///
  /// - Parameters:
  ///   - components: The same in each theme.
  ///   - choices: Of its axes, those that it is shown with.
  /// - Complexity: O(*n*) in the boxes of each choice and theme.
  package static func margin(of components: [Component], choices: [[String: String]]) -> Points {
    var reach = 0.0
    for component in components where !component.isDescribed {
      for choice in choices {
        guard let box = try? component.drawing(axes: choice) else { continue }
        reach = max(reach, box.shadowReach)
      }
    }
    return Points(min(max(reach.rounded(.up), leastMargin), mostMargin))
  }

  private static let leastMargin = 8.0
  /// What is left of a wider shadow is too pale to be missed.
  private static let mostMargin = 48.0
}

extension Component {
  /// Whether it fills a screen: as high as one, or of components of its own and as wide as one.
  package var isScreen: Bool {
    guard case .screen(_, let height) = container else { return false }
    return height == .screen || !nestedNames.isEmpty
  }
}

extension Box {
  /// How far its shadows, and those of what it holds, reach at most: from the edge of the box that casts one.
  fileprivate var shadowReach: Double {
    var reach = children.map(\.shadowReach).max() ?? 0
    guard case .surface(let surface) = kind else { return reach }
    for shadow in surface.shadow where !shadow.isInset {
      let offset = max(shadow.offsetX.points.value.magnitude, shadow.offsetY.points.value.magnitude)
      // Half of a blur stands for its deviation: beyond two of them a twentieth of the shadow is left.
      reach = max(reach, offset + shadow.blur.points.value + shadow.spread.points.value)
    }
    return reach
  }
}
