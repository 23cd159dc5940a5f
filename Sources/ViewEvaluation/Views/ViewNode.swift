/// A view before it is known what stands around it.
indirect enum ViewNode {
  case nothing
  case group([ViewNode])
  case text([CodeText], CodePlace)
  /// A view of the project, whose body is read when it is laid out.
  case own(CodeInstance, CodePlace)
  /// A view of the system with what its call gives.
  case system(String, [CodeValue.Argument], CodePlace)
  case modified(ViewNode, String, [CodeValue.Argument], CodePlace)
  /// A view with what it sees in its environment, as the content that a style is given.
  case seen(ViewNode, ViewEnvironment)
  /// Views in one of which it is not known where it puts them.
  case inside([ViewNode], String, reason: String, CodePlace)
  /// What is not understood: its name for the list of costs, and why.
  case unknown(String, reason: String, CodePlace)
  /// A view of UIKit or AppKit, by its name: no text of SwiftUI stands in it.
  case foreign(String, CodePlace)
}

extension ViewNode {
  /// Whether it is surely a view: a closure that does something may end with a text or a call.
  var isRead: Bool {
    switch self {
    case .own, .system, .seen, .inside, .foreign: true
    case .modified(let inner, _, _, _): inner.isRead
    case .group(let nodes): nodes.contains(where: \.isRead)
    case .text, .nothing, .unknown: false
    }
  }

  /// Whether it loads a picture by a view of others, whose own modifiers say how, as `LazyImage(…).processors([…])`.
  var isLoading: Bool {
    switch self {
    case .system(let name, _, _): SystemViews.loading.contains(name)
    case .modified(let inner, let name, _, _): inner.isLoading && !SystemViews.shaping.contains(name)
    default: false
    }
  }

  /// The modifiers of a view, the last one first.
  var modifiers: [(name: String, arguments: [CodeValue.Argument])] {
    var modifiers: [(String, [CodeValue.Argument])] = []
    var node = self
    while case .modified(let inner, let name, let arguments, _) = node {
      modifiers.append((name, arguments))
      node = inner
    }
    return modifiers
  }
}

extension ViewNode {
  /// The view without the frames and margins around all of it: what a preview is shown in, and no screen has.
  var withoutCanvas: ViewNode {
    switch self {
    case .modified(let inner, "frame", _, _), .modified(let inner, "padding", _, _): inner.withoutCanvas
    case .modified(let inner, let name, let arguments, let place):
      .modified(inner.withoutCanvas, name, arguments, place)
    case .group(let nodes) where nodes.count == 1: nodes[0].withoutCanvas
    default: self
    }
  }
}

extension ViewNode {
  /// The parts of a text that is joined to others; `nil` for what is no text.
  var joinedTexts: [CodeText]? {
    switch self {
    case .text(let texts, _): texts
    case .modified(let inner, let name, _, _):
      Self.changesFont(name)
        ? inner.joinedTexts?.map(\.inOtherFont) : PlainModifiers.contains(name) ? inner.joinedTexts : nil
    case .group(let nodes) where nodes.count == 1: nodes[0].joinedTexts
    default: nil
    }
  }

  /// Whether a text with the modifier is a text in another font.
  private static func changesFont(_ modifier: String) -> Bool {
    [
      "font", "fontWeight", "fontDesign", "fontWidth", "bold", "monospaced", "kerning", "tracking", "textCase",
    ].contains(modifier)
  }
}
