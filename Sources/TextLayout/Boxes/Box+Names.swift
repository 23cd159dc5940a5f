import DesignTokens

extension Box {
  /// The name of its kind in a token file.
  var kindName: String {
    switch self {
    case .text: "text"
    case .icon: "icon"
    case .padding: "padding"
    case .frame: "frame"
    case .stack(let stack): stack.kindName
    case .spacer: "spacer"
    case .surface: "surface"
    case .attachment(let attachment, _): attachment.place.rawValue
    case .fixedSize: "fixedSize"
    case .priority: "layoutPriority"
    case .fitting: "viewThatFits"
    case .scroll: "scroll"
    case .hidden: "hidden"
    case .button: "button"
    case .assumed(_, let box, released: _): box.kindName
    case .empty: "empty"
    }
  }

  /// Along which a spacer in the box takes space: modifiers hand on the axis of the stack around them.
  func axis(in outer: Axis?) -> Axis? {
    switch self {
    case .stack(let stack): stack.axis
    case .assumed(_, let box, released: _): box.axis(in: outer)
    case .scroll(let axes, _): axes == .both ? nil : axes == .horizontal ? .horizontal : .vertical
    default: outer
    }
  }
}

extension Stack {
  /// The name of its kind in a token file.
  var kindName: String {
    switch direction {
    case .horizontal: "hstack"
    case .vertical: "vstack"
    case .overlay: "zstack"
    }
  }
}
