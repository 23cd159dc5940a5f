/// A shaped text at a size: turns ems into points.
struct SetText {
  let text: ShapedText
  let pointSize: Double
  /// Points of an em of advance.
  let emSize: Double
  /// Points after every cluster: letter spacing, and what the font tracks at this size.
  let spacing: Double
  /// How much of the display cut there is in the letters, from 0 to 1.
  let display: Double

  /// - Parameters:
  ///   - font: The one that was asked for. What it tracks is not taken off a text that is partly in others.
  ///   - stretch: How many times as wide all advances are: what a wider or narrower font would make of the text.
  init(_ text: ShapedText, pointSize: Double, letterSpacing: Double, font: OpenFont?, stretch: Double) {
    self.text = text
    self.pointSize = pointSize
    let tracking = font?.tracking(atPointSize: pointSize) ?? 0
    spacing = (letterSpacing + (text.isInOneFont ? tracking : max(0, tracking))) * stretch
    display = text.displayAdvances.isEmpty ? 0 : font?.displayShare(atPointSize: pointSize) ?? 0
    emSize = pointSize * stretch
  }

  /// A text in a font without tracking and display cut.
  @inline(__always)
  init(_ text: ShapedText, pointSize: Double, letterSpacing: Double, stretch: Double) {
    self.text = text
    self.pointSize = pointSize
    spacing = letterSpacing * stretch
    display = 0
    emSize = pointSize * stretch
  }

  /// Points of the ellipsis.
  var ellipsis: Double { text.ellipsis * emSize + spacing }

  /// Points from one cluster to another in the unbroken text.
  @inline(__always)
  func width(_ start: Int, _ end: Int) -> Double {
    guard start < end else { return 0 }
    var ems = text.advances[end] - text.advances[start]
    if display > 0 { ems += display * (text.displayAdvances[end] - text.displayAdvances[start] - ems) }
    return ems * emSize + Double(end - start) * spacing
  }
}
