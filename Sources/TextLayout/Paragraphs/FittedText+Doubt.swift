import DesignTokens

extension FittedText {
  /// The same with a verdict that is uncertain where another one would hold if the text were a little wider, narrower,
  /// lower or smaller, as it may be in the app.
  func doubted(_ box: TextBox, at size: DynamicTypeSize, in proposal: Proposal) -> FittedText {
    guard verdict != .uncertain, let doubt = findDoubt(box, at: size, in: proposal) else { return self }
    var doubted = self
    doubted.nominalVerdict = verdict
    doubted.verdict = .uncertain
    doubted.doubt = doubt
    return doubted
  }

  private func findDoubt(_ box: TextBox, at size: DynamicTypeSize, in proposal: Proposal) -> VerdictDoubt? {
    func shrunk(stretch: Double = 1, lineHeight: Double? = nil, shift: Points = 0) -> FittedText {
      Self.shrunk(box, text, at: size, in: proposal, stretch: stretch, lineHeight: lineHeight, shift: shift)
    }
    let band = text.guardBand(atPointSize: Points(pointSize))
    if band > 0 {
      // A text that may shrink does so in the app's own font too, a little more or less. What fits, fits narrower too.
      let stretches = verdict == .fits ? [1 + band] : [1 - band, 1 + band]
      if stretches.contains(where: { shrunk(stretch: $0).verdict != verdict }) { return .standIn }
      if text.leastLineHeight < text.lineHeight, proposal.height != nil,
        shrunk(lineHeight: text.leastLineHeight).verdict != verdict
      {
        return .fallbackHeight
      }
    }
    if box.allowsTightening, isCut, mayFitTightened(box, in: proposal) { return .tightening }
    guard box.minimumScaleFactor < 1, isCut || pointSize < fullPointSize else { return nil }
    let other = shrunk(shift: isCut ? .zero - Self.shrinkingStep : Self.shrinkingStep)
    return other.verdict != verdict && !(isCut && other.isCut) ? .shrinking : nil
  }

  // MARK: - Shrinking

  /// How far the least size that a text is shrunk to may lie from `minimumScaleFactor`: within it, a verdict that rests
  /// on the least size is uncertain.
  ///
  /// The step is assumed. Apple documents the factor and no search; a published reconstruction of SwiftUI hands it to
  /// `NSStringDrawingContext` and draws at the scale that this finds. Where that reconstruction scales fonts itself it
  /// rounds to a quarter of a point; this is twice as much.
  static let shrinkingStep: Points = 0.5

  // MARK: - Tightening

  /// How many times as wide as its room a text may be for letters to be moved together: the documented default of
  /// `NSParagraphStyle.tighteningFactorForTruncation`, 0.05.
  private static let tighteningFactor = 1.05

  /// By how much the letters of San Francisco are moved together in a line that is cut off, in 1/2048 em: at two sizes,
  /// as read on macOS.
  private static let systemTightening = PiecewiseLinear([(17, 65), (28, 28)])

  /// Whether all of the text shows if letters are moved together as far as anybody knows them to be.
  ///
  /// How far an app moves them is not modelled: Apple says that it depends on font, width and more.
  private func mayFitTightened(_ box: TextBox, in proposal: Proposal) -> Bool {
    if !FittedText(box, text, pointSize: pointSize, in: proposal, stretch: 1 / Self.tighteningFactor).isCut {
      return true
    }
    guard SystemFontDesign(family: box.appearance.family) != nil, let units = Self.systemTightening?(pointSize) else {
      return false
    }
    let tightening = Points(units / 2_048 * pointSize)
    return !FittedText(box, text, pointSize: pointSize, in: proposal, tightening: tightening).isCut
  }
}
