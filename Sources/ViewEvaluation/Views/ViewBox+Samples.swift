import DesignTokens

extension ViewBox {
  /// Whether its width is that of a text that is known at run time alone, for which a sample stands.
  ///
  /// - Complexity: O(*n*) in its boxes.
  var isAsWideAsSample: Bool {
    switch kind {
    case .text: shown?.isSample ?? false
    case .frame(let frame) where frame.width.fixed != nil: false
    case .attachment: children.first?.isAsWideAsSample ?? false
    default: !fillsWidth && children.contains(where: \.isAsWideAsSample)
    }
  }

  /// Whether a frame around all of it has a length that is not known.
  var hasFrameOfUnknownLength: Bool {
    if case .frame = kind, unknown != nil { return true }
    return children.count == 1 && children[0].hasFrameOfUnknownLength
  }

  /// Whether it takes the width that there is.
  private var fillsWidth: Bool {
    switch kind {
    case .spacer, .scroll: true
    case .frame(let frame) where frame.width.fixed != nil: false
    case .frame(let frame) where frame.width.maximum?.value == .infinity: true
    case .attachment: children.first?.fillsWidth ?? false
    default: children.contains(where: \.fillsWidth)
    }
  }
}
