extension Component {
  /// The box tree for a choice of axes.
  ///
  /// - Parameters:
  ///   - axes: Values by the name of their axis; an axis that is left out has its default.
  ///   - size: The reader's text size; lengths that follow it, and rows that turn, depend on it.
  ///   - scale: Pixels per point of the screen; lengths that follow the text size are whole pixels.
  /// - Throws: The first unknown axis or value, in the order of the axes' names.
  /// - Complexity: O(*n*) in the nodes of the tree.
  package func box(
    axes: [String: String], at size: DynamicTypeSize = .large, scale: Double = 1
  ) throws(AxisError) -> Box {
    box(in: try context(axes, size, scale), on: nil)
  }

  /// What is drawn behind and around the component for a choice of axes.
  ///
  /// - Throws: The first unknown axis or value, in the order of the axes' names.
  package func surface(
    axes: [String: String], at size: DynamicTypeSize = .large, scale: Double = 1
  ) throws(AxisError) -> Surface {
    surface.surface(in: try context(axes, size, scale))
  }

  /// The box tree on the surface of the component: all that it draws.
  ///
  /// - Throws: The first unknown axis or value, in the order of the axes' names.
  package func drawing(
    axes: [String: String], at size: DynamicTypeSize = .large, scale: Double = 1
  ) throws(AxisError) -> Box {
    let context = try context(axes, size, scale)
    return box(in: context, on: surface.surface(in: context))
  }

  private func box(in context: BoxContext, on surface: Surface?) -> Box {
    func drawn(_ context: BoxContext) -> Box {
      let box = template.box(in: context)
      return surface.map { Box(.surface($0), box) } ?? box
    }
    let container = headAssumptions.filter(\.isContainer)
    guard !container.isEmpty else { return drawn(context) }
    return Box(
      .assumed(
        container, released: drawn(context.reading(.released)), strained: drawn(context.reading(.strained))),
      drawn(context))
  }

  private func context(
    _ axes: [String: String], _ size: DynamicTypeSize, _ scale: Double
  ) throws(AxisError) -> BoxContext {
    BoxContext(choice: try choice(of: axes), size: size, scale: scale, maximumSize: maximumSize, nested: nested)
  }

  private func choice(of chosen: [String: String]) throws(AxisError) -> AxisChoice {
    for name in chosen.keys.sorted() where !axes.contains(where: { $0.name == name }) {
      throw .unknownAxis(name, of: self)
    }
    var indices: [Int] = []
    for axis in axes {
      let value = chosen[axis.name] ?? axis.defaultValue
      guard let index = axis.index(of: value) else {
        throw .unknownValue(value, of: axis, in: self)
      }
      indices.append(index)
    }
    return AxisChoice(indices: indices)
  }
}
