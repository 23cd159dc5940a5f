import DesignTokens

/// A text in the width and height that were proposed to it.
struct FittedText: Sendable {
  let wrapped: WrappedText
  let pointSize: Double
  let pitch: Double
  /// Most lines that the proposed height has room for, one at least; `nil` when the height is free.
  let linesInHeight: Int?
  let verdict: Verdict

  /// Lays the text out, smaller if it may shrink and would else be truncated.
  init(_ box: TextBox, _ text: ShapedText, at size: DynamicTypeSize, in proposal: Proposal) {
    let full = box.appearance.pointSize(at: size).value
    var best = FittedText(box, text, pointSize: full, in: proposal)
    let least = max(box.minimumScaleFactor, 0.01)
    if least < 1, best.isCut {
      // To 1/256 of the range: the largest factor found at which nothing is cut, else the least.
      var low = least
      var high = 1.0
      best = FittedText(box, text, pointSize: full * least, in: proposal)
      for _ in 0..<8 where !best.isCut {
        let middle = (low + high) / 2
        let candidate = FittedText(box, text, pointSize: full * middle, in: proposal)
        if candidate.isCut {
          high = middle
        } else {
          low = middle
          best = candidate
        }
      }
    }
    self = best
  }

  private init(_ box: TextBox, _ text: ShapedText, pointSize: Double, in proposal: Proposal) {
    let appearance = box.appearance
    let pitch = appearance.lineHeight.map { $0 * pointSize } ?? text.lineHeight(at: Points(pointSize)).value
    var linesInHeight: Int?
    if let height = proposal.height, pitch > 0 {
      // A height is the sum of others: noise of the arithmetic must not take a line away.
      let lines = (height + 1e-6) / pitch
      if lines < 1e6 { linesInHeight = max(1, Int(lines)) }
    }
    let limit = [box.lineLimit, linesInHeight].compactMap { $0 }.min()
    let width = proposal.width ?? .infinity
    wrapped = text.wrap(
      at: Points(pointSize), letterSpacing: appearance.letterSpacing, width: Points(width), lineLimit: limit,
      truncation: box.truncation)
    self.pointSize = pointSize
    self.pitch = pitch
    self.linesInHeight = linesInHeight
    if text.hasMissingGlyphs || text.isSubstituted {
      verdict = .uncertain
    } else if wrapped.neededLines > max(box.lineLimit ?? .max, 1) || wrapped.width.value > width + 1 / 64 {
      verdict = .overflows
    } else if wrapped.isTruncated || Double(wrapped.neededLines) * pitch > (proposal.height ?? .infinity) + 1e-6 {
      verdict = .clips
    } else {
      verdict = wrapped.breaksMidWord ? .breaksMidWord : .fits
    }
  }

  private var isCut: Bool { wrapped.isTruncated || verdict == .overflows || verdict == .clips }

  /// The size that the text asks for; rounding makes it no wider than what was proposed.
  func size(in proposal: Proposal) -> Size {
    let width = wrapped.width.value
    let proposed = proposal.width ?? .infinity
    return Size(
      width: width > proposed && width <= proposed + 1 / 64 ? proposed : width,
      height: Double(wrapped.lines.count) * pitch)
  }
}
