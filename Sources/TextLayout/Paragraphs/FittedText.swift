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
  private(set) var verdict: Verdict
  /// The verdict for the widths as they were measured, where it is ``Verdict/uncertain`` because the text may be wider
  /// or narrower in the app: it is another one within the guard band of the fonts, or with letters moved together.
  private(set) var nominalVerdict: Verdict?
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

  /// The same with a verdict that is uncertain where the text may be wider, narrower or lower in the app, and another
  /// verdict would hold then.
  func doubted(_ box: TextBox, at size: DynamicTypeSize, in proposal: Proposal) -> FittedText {
    guard verdict != .uncertain, isDoubtful(box, at: size, in: proposal) else { return self }
    var doubted = self
    doubted.nominalVerdict = verdict
    doubted.verdict = .uncertain
    return doubted
  }

  private func isDoubtful(_ box: TextBox, at size: DynamicTypeSize, in proposal: Proposal) -> Bool {
    if box.allowsTightening, isCut,
      !FittedText(box, text, pointSize: pointSize, in: proposal, stretch: 1 / Self.tightening).isCut
    {
      return true
    }
    let band = text.guardBand(atPointSize: Points(pointSize))
    guard band > 0 else { return false }
    // A text that may shrink does so in the app's own font too, a little more or less. What fits, fits narrower too.
    let stretches = verdict == .fits ? [1 + band] : [1 - band, 1 + band]
    if stretches.contains(where: { Self.shrunk(box, text, at: size, in: proposal, stretch: $0).verdict != verdict }) {
      return true
    }
    guard text.leastLineHeight < text.lineHeight, proposal.height != nil else { return false }
    return Self.shrunk(box, text, at: size, in: proposal, lineHeight: text.leastLineHeight).verdict != verdict
  }

  /// The text at the largest scale at which nothing is cut, to 1/256 of what it may shrink, else at the least.
  private static func shrunk(
    _ box: TextBox, _ text: ShapedText, at size: DynamicTypeSize, in proposal: Proposal, stretch: Double = 1,
    lineHeight: Double? = nil
  ) -> FittedText {
    let full = box.appearance.pointSize(at: size).value
    func fitted(_ scale: Double) -> FittedText {
      FittedText(
        box, text, pointSize: full * scale, in: proposal, stretch: stretch, lineHeight: lineHeight)
    }
    var best = fitted(1)
    let least = max(box.minimumScaleFactor, 0.01)
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

  private init(
    _ box: TextBox, _ text: ShapedText, pointSize: Double, in proposal: Proposal, stretch: Double = 1,
    lineHeight: Double? = nil
  ) {
    let appearance = box.appearance
    self.text = text
    self.pointSize = pointSize
    fullPointSize = pointSize
    letterSpacing = appearance.letterSpacing
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
    } else if needed > boxLimit || (isTruncated ? set.ellipsis : Points(widest).roundedUp.value) > width + 1 / 64 {
      verdict = .overflows
    } else if isTruncated {
      verdict = .clips
    } else {
      verdict = breaksMidWord ? .breaksMidWord : .fits
    }
  }

  /// How many times as wide as its room a text may be for letters to be moved together: the default of
  /// `NSParagraphStyle.tighteningFactorForTruncation`, 0.05. How they are moved is not modelled.
  static let tightening = 1.05

  /// The verdict for a text at a point size, which it does not shrink below.
  static func verdict(
    of text: ShapedText, in box: TextBox, pointSize: Double, _ proposal: Proposal
  ) -> Verdict {
    FittedText(box, text, pointSize: pointSize, in: proposal).verdict
  }

  /// Whether a smaller text would show more, or stand out less.
  private var isCut: Bool { isTruncated || verdict == .overflows || height > proposedHeight + 1e-6 }

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
