import DesignTokens

extension Box {
  /// The same boxes without what is drawn and takes no space: colours, borders, corners, shadows.
  var withoutPaint: Box {
    map { box in
      switch box.kind {
      case .text(var text):
        text.color = nil
        return Box(.text(text))
      case .icon(let icon): return Box(.icon(Icon(width: icon.width, height: icon.height)))
      case .surface: return box.children[0]
      default: return box
      }
    }
  }
}
