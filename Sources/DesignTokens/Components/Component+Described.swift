extension Component {
  /// A component that code describes: a view of an app, on the whole width of a screen and as high as it likes, or as
  /// the screen where its texts ask for more.
  ///
  /// - Parameters:
  ///   - states: The names of the states that it is shown in, the usual one first.
  ///   - slots: Those of all states, in reading order.
  ///   - followsTextSize: Whether its boxes differ by text size or screen.
  ///   - boxes: Those of a state by its number, at a text size and with pixels per point.
  package init(
    described name: String, summary: String, states: [String], slots: [String], followsTextSize: Bool,
    boxes: @escaping @Sendable (_ state: Int, DynamicTypeSize, _ scale: Double) -> Box
  ) {
    self.init(
      name: name, summary: summary, notes: nil,
      axes: [Axis(name: Self.stateAxis, values: states, defaultValue: states.first ?? "")], slots: slots, labels: [],
      isInteractive: false, minimumTouchTarget: nil, maximumSize: nil, followsTextSize: followsTextSize,
      container: .screen(horizontalPadding: 0, height: .freeOrScreen), backdrop: nil,
      surface: SurfaceTemplate(), template: .described(boxes), headAssumptions: [],
      boxAssumptions: [], nested: [], extent: ComponentExtent())
  }

  /// Whether code describes it, which says no colours.
  package var isDescribed: Bool { if case .described = template { true } else { false } }

  /// The only axis of a component that code describes.
  package static let stateAxis = "state"
}
