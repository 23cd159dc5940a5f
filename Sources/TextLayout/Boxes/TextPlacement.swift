import DesignTokens

/// A text in its place in a component, and what becomes of it there.
package struct TextPlacement: Sendable {
  package let slot: String
  package private(set) var verdict: Verdict
  /// What the measured widths and the component as it is written say, where the verdict is ``Verdict/uncertain``
  /// because a stand-in font's guard band, or the component without what is assumed of it, holds another answer; `nil`
  /// for all others.
  package private(set) var nominalVerdict: Verdict?
  /// Why the verdict is open, where neither an assumption nor a lack makes it so.
  package private(set) var doubt: VerdictDoubt?
  /// What the nominal verdict rests on; empty where it would be the same without.
  package private(set) var assumptions: [Assumption] = []
  /// Em size at the reader's text size, after shrinking if the text may shrink.
  package let pointSize: Points
  /// From one baseline to the next: the font's own line height and the line spacing.
  package let lineHeight: Points
  /// Width that was proposed to the text.
  package let available: Points
  /// Height that was proposed to the text; `nil` when it was free.
  package let availableHeight: Points?
  package var lineLimit: Int? { box.lineLimit }
  /// Whether it lacks height only where a row or layers, which nobody offered a height, offer their own to what they
  /// hold as they place it: published reconstructions of SwiftUI say so, and nobody has seen it on a device.
  package let lacksHeightWherePlaced: Bool
  /// Whether it stands in a field until something is typed.
  package var isPrompt: Bool { box.isPrompt }
  /// Where the text is; in a right-to-left locale the component is mirrored.
  package let frame: Rectangle
  package let source: ShapedText
  let fitted: FittedText
  private let place: TextPlace
  var box: TextBox { place.box }
  /// Its box in the plan.
  let node: Int

  init(
    _ place: TextPlace, _ text: ShapedText, _ fitted: FittedText, at node: Int, proposed: Proposal, frame: Rectangle,
    lacksHeightWherePlaced: Bool
  ) {
    slot = place.box.slot
    self.node = node
    verdict = fitted.verdict
    nominalVerdict = fitted.nominalVerdict
    doubt = fitted.doubt
    pointSize = Points(fitted.pointSize)
    lineHeight = Points(fitted.pitch)
    available = Points(proposed.width ?? .infinity)
    availableHeight = proposed.height.map { Points($0) }
    self.frame = frame
    self.lacksHeightWherePlaced = lacksHeightWherePlaced
    source = text
    self.fitted = fitted
    self.place = place
  }

  /// Holds the verdict against that of the same text where nothing is assumed.
  ///
  /// - Parameter free: `nil` where the text is not shown at all.
  mutating func weigh(against free: TextPlacement?, assuming assumptions: @autoclosure () -> [Assumption]) {
    let nominal = nominalVerdict ?? verdict
    guard free?.verdict != verdict || free?.nominalVerdict != nominalVerdict else { return }
    self.assumptions = assumptions()
    nominalVerdict = nominal
    verdict = .uncertain
  }

  /// Leaves the verdict open, since something of the text is not known.
  mutating func doubt(_ unknown: Assumption) {
    assumptions = [unknown]
    nominalVerdict = nominalVerdict ?? verdict
    verdict = .uncertain
  }

  /// Width of the widest line that is shown.
  package var width: Points { fitted.width }

  /// Height of the lines that are shown.
  package var height: Points { Points(fitted.height) }

  /// Whether not all of it shows.
  package var isCut: Bool { fitted.isTruncated }

  /// The part of its height that only a font in the place of the system's own fallback makes: its lines may be lower
  /// in the app.
  var doubtfulHeight: Points { pointSize * (source.lineHeight - source.leastLineHeight) * Double(lines) }

  /// Width that the text would need: that of its widest line when it fits, else the least at which no word breaks
  /// and its lines are within the limit, or as many as the height allows.
  package var needed: Points {
    if verdict == .fits { return width }
    let limits = [lineLimit, fitted.linesInHeight].compactMap { $0 }
    return source.narrowestWidth(at: pointSize, letterSpacing: box.appearance.letterSpacing, lineLimit: limits.min())
  }

  /// Lines that are shown.
  package var lines: Int { fitted.lineCount }

  /// Lines that the text needs at this width without a limit.
  package var neededLines: Int { fitted.wrapped.neededLines }

  /// Height of all the lines that it needs.
  package var neededHeight: Points {
    Points(fitted.fontLineHeight + Double(max(neededLines, 1) - 1) * fitted.pitch)
  }

  /// The lines that are shown, as ranges of ``source``.
  package var visibleLines: [WrappedText.Line] { fitted.wrapped.lines }

  /// What a reader sees, with … for what is truncated.
  package var visible: String { fitted.wrapped.visible }

  /// The lines that are shown, as texts without the ellipsis.
  package var visibleTexts: [String] {
    visibleLines.map { String(decoding: source.units[$0.range], as: UTF16.self) }
  }

  /// Grapheme clusters without a glyph.
  package var missingGlyphs: [String] { source.missingGlyphs }

  /// What of the text is not modelled, so that the app may show it otherwise; a sentence each.
  package var notes: [String] {
    var notes: [String] = []
    if box.allowsTightening {
      notes.append(
        """
        tightening is not modelled: a text that is some 5 % too wide may be shown whole, its letters closer together
        """)
    }
    if doubt == .shrinking {
      notes.append(
        """
        within half a point of the least size that 'minimumScaleFactor' allows it fits or does not: how finely SwiftUI \
        searches is not published
        """)
    } else if fitted.pointSize < fitted.fullPointSize {
      notes.append("its size is the largest at which nothing is cut off: how finely SwiftUI searches is not published")
    }
    return notes
  }

  /// The font as the component asks for it.
  package var font: FontRequest { FontRequest(box.appearance) }

  /// The fonts that the text is drawn in, as reports name them.
  package var fontText: String { source.fallback.text(askedFor: font.description(at: pointSize)) }
}
