/// One node of a component's structure, every length resolved for one choice of axes, one text size and one screen.
package struct Box: Hashable, Sendable {
  package var kind: Kind
  /// The boxes that it holds, of an overlay or background first the one that gives the size.
  package var children: [Box]

  package init(_ kind: Kind, _ children: [Box]) {
    self.kind = kind
    self.children = children
  }

  package init(_ kind: Kind, _ children: Box...) { self.init(kind, children) }

  /// The boxes that it holds, those behind first.
  package var contents: [Box] {
    if case .attachment(let attachment) = kind, attachment.place == .background { return children.reversed() }
    return children
  }

  /// The tree with each box transformed after those that it holds, also in the other readings of an assumption.
  package func map(_ transform: (Box) -> Box) -> Box {
    var box = Box(kind, children.map { $0.map(transform) })
    if case .assumed(let assumptions, let released, let strained) = kind {
      box.kind = .assumed(assumptions, released: released.map(transform), strained: strained.map(transform))
    }
    return transform(box)
  }
}
