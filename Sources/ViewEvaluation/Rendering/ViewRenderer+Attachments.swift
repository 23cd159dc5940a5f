import DesignTokens

// What lies over and under views.
extension ViewRenderer {
  func attached(
    _ box: ViewBox, _ name: String, _ arguments: [CodeValue.Argument], at place: CodePlace,
    _ environment: ViewEnvironment
  ) -> ViewBox {
    var alignment = Stack.Alignment.center
    var nodes: [ViewNode] = []
    for argument in arguments {
      if argument.label == "alignment" {
        alignment = argument.value.term.flatMap { Stack.Alignment(rawValue: $0.name) } ?? .center
      } else if argument.label == nil || argument.label == "content" {
        switch argument.value {
        case .view, .instance, .closure: nodes.append(interpreter.node(argument.value, at: argument.place, named: name))
        default: continue
        }
      }
    }
    let attached = boxes(.group(nodes), environment)
    guard attached.contains(where: \.holdsText) else { return box }
    var content = attached.count == 1 ? attached[0] : stack(.overlay, attached, spacing: 0, alignment, at: place)
    if box.isAsWideAsSample {
      content = unmeasured(content, name, "it has the width of a text that is known at run time alone", at: place)
    } else if box.hasFrameOfUnknownLength {
      content = unmeasured(content, name, "it has a length that is known at run time alone", at: place)
    }
    let kind = Attachment(name == "overlay" ? .overlay : .background, alignment: alignment)
    return ViewBox(.attachment(kind), [offered(box), content], at: place)
  }

  /// What something is laid over, where nobody knows how large it is: as large as it may be.
  private func offered(_ box: ViewBox) -> ViewBox {
    if case .empty = box.kind, let unknown = box.unknown {
      var filling = fill(at: box.place)
      (filling.unknown, filling.takesOffer) = (unknown, true)
      return filling
    }
    var box = box
    box.children = box.children.map(offered)
    return box
  }
}
