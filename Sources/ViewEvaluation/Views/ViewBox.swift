import DesignTokens

/// A box of a view's layout, with the code that it comes from.
package struct ViewBox: Sendable {
  package var kind: Box.Kind
  package var children: [ViewBox]
  package let place: CodePlace
  /// What stands in a text; `nil` for bars that nobody reads.
  var shown: CodeText?
  /// Whether it is a further element of a list of unknown length.
  var isRepetition = false
  /// Whether it says the insets of the row that it is.
  var setsRowInsets = false
  /// Of a picture; `nil` for that of its ideal size.
  var shape: Shape?
  /// What of its size is the system's and not published, so that its lengths here are ours; `nil` for nothing.
  package var assumed: String?
  /// Whether a view or modifier that is not read shows a text in it.
  var hidesText = false
  /// Whether it is a view of UIKit or AppKit, in which no text of SwiftUI stands.
  var isForeign = false
  /// What of its size is not known; `nil` where all is.
  package var unknown: EvaluatedView.Unknown?

  /// Whether it has all that it is offered as long as its size is not known: what something is laid over.
  var takesOffer = false

  /// What a picture keeps when it is made larger or smaller: its width by its height.
  enum Shape {
    case known(Double)
    /// That of a symbol, which is about as wide as high.
    case square
    /// That of a picture that is known at run time alone.
    case open
  }

  init(_ kind: Box.Kind, _ children: [ViewBox] = [], at place: CodePlace) {
    self.kind = kind
    self.children = children
    self.place = place
  }

  /// Of a text that a table has: where its key stands.
  package var keyPlace: CodePlace? { shown.flatMap { $0.isLookedUp ? $0.place : nil } }

  /// Of a text: what it is called, with the letters that the code writes around it; `nil` for one of run time.
  package var textWords: String? {
    guard case .text(let text) = kind, let shown, shown.isLookedUp || shown.letters != nil else { return nil }
    let parts = [shown.before, text.slot, shown.after].map {
      $0.replacing(ViewText.sampleMark, with: "…").replacing(ViewText.numberMark, with: "…")
    }
    return parts.enumerated().filter { !$1.isEmpty }.map { $0 == 1 ? "'\($1)'" : "\"\($1)\"" }.joined(separator: " + ")
  }

  /// The same for the layout.
  package var box: Box { Box(kind, children.map(\.box)) }

  /// Whether it, or what it is made of alone, says the insets of its row.
  var hasRowInsets: Bool { setsRowInsets || children.count == 1 && children[0].hasRowInsets }

  /// Whether a text stands in it.
  ///
  /// - Complexity: O(*n*) in its boxes.
  var holdsText: Bool {
    if case .text = kind { return true }
    return children.contains(where: \.holdsText)
  }

  /// Boxes that a layout makes of it in one reading, and in all: what is not known is laid out in three.
  ///
  /// - Complexity: O(*n*) in its boxes.
  var laidOutCount: (once: Int, all: Int) {
    var (once, all) = (2, 2)
    for child in children {
      let inner = child.laidOutCount
      once += inner.once
      all += inner.all
    }
    return (once, unknown == nil && assumed == nil && !isRepetition ? all : all + 2 * once)
  }
}

/// What is not known, each once, in the order of the reading.
struct FoundUnknowns {
  private(set) var all: [EvaluatedView.Unknown] = []
  private var known: Set<EvaluatedView.Unknown> = []

  mutating func append(_ unknown: EvaluatedView.Unknown) {
    if known.insert(unknown).inserted { all.append(unknown) }
  }
}
