import DesignTokens

/// A text in the width and height that were proposed to it: how it is set, and what becomes of it.
///
/// It holds numbers only; the lines are made when they are asked for.
struct FittedText: Sendable {
  let text: ShapedText
  let pointSize: Double
  /// The size before any shrinking.
  private(set) var fullPointSize: Double
  /// The font's own line height at this size.
  let fontLineHeight: Double
  /// What stands between two lines.
  let lineSpacing: Double
  /// From one baseline to the next.
  var pitch: Double { fontLineHeight + lineSpacing }
  var verdict: Verdict
  /// The verdict for the measures as they are, where it is ``Verdict/uncertain`` because of a ``doubt``.
  var nominalVerdict: Verdict?
  /// Why another verdict may hold in the app.
  var doubt: VerdictDoubt?
  /// Most lines that the proposed height has room for, one at least; `nil` when the height is free.
  let linesInHeight: Int?
  /// Lines that are shown; none for an empty text.
  let lineCount: Int
  /// Whether the text needs more lines than are shown.
  let isTruncated: Bool
  let letterSpacing: Points
  private let lineLimit: Int?
  let truncation: TextBox.Truncation
  let proposedWidth: Double
  private let proposedHeight: Double
  /// Points of the widest line when nothing is truncated.
  private let widest: Double

  /// Lays the text out, smaller if it may shrink and would else be truncated.
  ///
  /// Its verdict is for the widths as they were measured: ``doubted(_:at:in:)`` says where that is open.
  init(_ box: TextBox, _ text: ShapedText, at size: DynamicTypeSize, in proposal: Proposal) {
    self = Self.shrunk(box, text, at: size, in: proposal)
  }

  /// The text at the largest scale at which nothing is cut, to 1/256 of what it may shrink, else at the least.
  ///
  /// That SwiftUI finds this scale is assumed: it takes the scale that `NSStringDrawingContext` finds, whose search is
  /// not published; see ``shrinkingStep``.
  ///
  /// - Parameter shift: Points by which the least size differs from the one that the box allows.
  static func shrunk(
    _ box: TextBox, _ text: ShapedText, at size: DynamicTypeSize, in proposal: Proposal, stretch: Double = 1,
    lineHeight: Double? = nil, shift: Points = 0
  ) -> FittedText {
    let full = box.appearance.pointSize(at: size).value
    func fitted(_ scale: Double) -> FittedText {
      FittedText(
        box, text, pointSize: full * scale, in: proposal, stretch: stretch, lineHeight: lineHeight)
    }
    var best = fitted(1)
    let least = max(box.minimumScaleFactor + (full > 0 ? shift.value / full : 0), 0.01)
    if least < 1, best.isCut {
      var low = least
      var high = 1.0
      best = fitted(least)
      for _ in 0..<8 where !best.isCut {
        let middle = (low + high) / 2
        let candidate = fitted(middle)
        if candidate.isCut {
          high = middle
        } else {
          low = middle
          best = candidate
        }
      }
    }
    best.fullPointSize = full
    return best
  }

  /// - Parameter tightening: Points by which every cluster is narrower.
  init(
    _ box: TextBox, _ text: ShapedText, pointSize: Double, in proposal: Proposal, stretch: Double = 1,
    lineHeight: Double? = nil, tightening: Points = 0
  ) {
    let appearance = box.appearance
    self.text = text
    self.pointSize = pointSize
    fullPointSize = pointSize
    letterSpacing = appearance.letterSpacing - tightening
    truncation = box.truncation
    fontLineHeight = (lineHeight ?? text.lineHeight) * pointSize
    lineSpacing = appearance.lineSpacing.points(fontLineHeight: Points(fontLineHeight)).value
    let pitch = fontLineHeight + lineSpacing
    var linesInHeight: Int?
    if let height = proposal.height, pitch > 0 {
      // A height is the sum of others: noise of the arithmetic must not take a line away.
      let lines = (height + lineSpacing + 1e-6) / pitch
      if lines < 1e6 { linesInHeight = max(1, Int(lines)) }
    }
    self.linesInHeight = linesInHeight
    let boxLimit = box.lineLimit.map { max($0, 1) } ?? .max
    let limit = min(boxLimit, linesInHeight ?? .max)
    lineLimit = limit == .max ? nil : limit
    let width = proposal.width ?? .infinity
    proposedWidth = width
    proposedHeight = proposal.height ?? .infinity

    let set = text.set(at: Points(pointSize), letterSpacing: letterSpacing, stretch: stretch)
    var cursor = LineCursor(set, width: width)
    var shown = 0
    var needed = 0
    var widest = 0.0
    var breaksMidWord = false
    while needed <= boxLimit, let line = cursor.next() {
      needed += 1
      guard needed <= limit else { continue }
      shown = needed
      if line.width > widest { widest = line.width }
      if line.breaksMidWord { breaksMidWord = true }
    }
    lineCount = shown
    isTruncated = needed > limit
    self.widest = widest
    if text.hasMissingGlyphs || text.isSubstituted {
      verdict = .uncertain
    } else if needed > boxLimit || isTruncated && set.ellipsis > width + 1 / 64
      || needed == boxLimit && Points(widest).roundedUp.value > width + 1 / 64
    {
      verdict = .overflows
    } else if isTruncated {
      verdict = .clips
    } else {
      verdict = breaksMidWord ? .breaksMidWord : .fits
    }
  }

  /// The verdict for a text at a point size, which it does not shrink below.
  static func verdict(
    of text: ShapedText, in box: TextBox, pointSize: Double, _ proposal: Proposal
  ) -> Verdict {
    FittedText(box, text, pointSize: pointSize, in: proposal).verdict
  }

  /// Whether a smaller text would show more, or stand out less.
  var isCut: Bool { isTruncated || verdict == .overflows || height > proposedHeight + 1e-6 }

  /// The lines that are shown.
  var wrapped: WrappedText {
    text.wrap(
      at: Points(pointSize), letterSpacing: letterSpacing, width: Points(proposedWidth), lineLimit: lineLimit,
      truncation: truncation)
  }

  /// Width of the widest line that is shown.
  var width: Points { isTruncated ? wrapped.width : Points(widest).roundedUp }

  /// The size that the text asks for; rounding makes it no wider than what was proposed.
  func size(in proposal: Proposal) -> Size {
    let width = width.value
    let proposed = proposal.width ?? .infinity
    return Size(
      width: width > proposed && width <= proposed + 1 / 64 ? proposed : width, height: height)
  }

  /// Of the lines that are shown: nothing stands before the first and behind the last.
  var height: Double { Double(lineCount) * fontLineHeight + Double(max(lineCount - 1, 0)) * lineSpacing }
}
