extension Component {
  /// The box tree for a choice of axes.
  ///
  /// - Parameter axes: Values by the name of their axis; an axis that is left out has its default.
  /// - Throws: The first unknown axis or value, in the order of the axes' names.
  /// - Complexity: O(*n*) in the nodes of the tree.
  public func box(axes: [String: String]) throws(AxisError) -> Box {
    template.box(for: try choice(of: axes))
  }

  /// What is drawn behind and around the component for a choice of axes.
  ///
  /// - Throws: The first unknown axis or value, in the order of the axes' names.
  public func surface(axes: [String: String]) throws(AxisError) -> Surface {
    surface.surface(for: try choice(of: axes))
  }

  private func choice(of chosen: [String: String]) throws(AxisError) -> AxisChoice {
    for name in chosen.keys.sorted() where !axes.contains(where: { $0.name == name }) {
      throw .unknownAxis(name, of: self)
    }
    var indices: [Int] = []
    for axis in axes {
      let value = chosen[axis.name] ?? axis.defaultValue
      guard let index = axis.values.firstIndex(of: value) else {
        throw .unknownValue(value, of: axis, in: self)
      }
      indices.append(index)
    }
    return AxisChoice(indices: indices)
  }
}
