import DesignTokens

extension TextPlacement {
  /// What would make the text fit here; `nil` where it fits, or where nobody knows.
  ///
  /// - Complexity: A few wrappings of the text.
  package var remedy: Remedy? {
    switch nominalVerdict ?? verdict {
    case .fits, .uncertain, .overhangs: return nil
    case .overflows, .clips, .breaksMidWord: break
    }
    let remedy = Remedy(fewerCharacters: fewerCharacters, lineLimit: sufficientLineLimit, scaleFactor: scaleFactor)
    return remedy.isEmpty ? nil : remedy
  }

  private func fits(_ box: TextBox, scaledBy factor: Double = 1) -> Bool {
    let proposal = Proposal(
      width: available.value.isFinite ? available.value : nil, height: availableHeight?.value)
    let verdict = FittedText.verdict(of: source, in: box, pointSize: fitted.fullPointSize * factor, proposal)
    return verdict == .fits
  }

  private var fewerCharacters: Int? {
    guard verdict != .breaksMidWord, nominalVerdict != .breaksMidWord else { return nil }
    let limit = [lineLimit, fitted.linesInHeight].compactMap { $0 }.min() ?? .max
    let set = source.set(at: pointSize, letterSpacing: box.appearance.letterSpacing)
    var lines = LineCursor(set, width: available.value)
    var kept = 0
    for _ in 0..<max(limit, 1) {
      guard let line = lines.next() else { break }
      kept = line.trimmedEnd
    }
    let missing = source.clusterCount - kept
    return missing > 0 && kept > 0 ? missing : nil
  }

  private var sufficientLineLimit: Int? {
    guard let limit = lineLimit else { return nil }
    var taller = box
    taller.lineLimit = nil
    let needed = source.lineCount(
      at: Points(fitted.fullPointSize), letterSpacing: box.appearance.letterSpacing, width: available)
    return needed > limit && fits(taller) ? needed : nil
  }

  private var scaleFactor: Double? {
    // A step larger than the least size, so that the verdict is certain.
    let step = FittedText.shrinkingStep.value / fitted.fullPointSize
    func fits(_ percent: Int) -> Bool { self.fits(box, scaledBy: Double(percent) / 100 + step) }
    guard fits(25) else { return nil }
    var low = 25
    var high = 100
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return Double(low) / 100
  }
}
