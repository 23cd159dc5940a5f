/// A shaped text at a size: turns ems into points.
struct SetText {
  let text: ShapedText
  let pointSize: Double
  /// Points after every cluster: letter spacing, and what the font tracks at this size.
  let spacing: Double
  /// How much of the display cut there is in the letters, from 0 to 1.
  private let display: Double

  init(_ text: ShapedText, pointSize: Double, letterSpacing: Double, font: OpenFont?) {
    self.text = text
    self.pointSize = pointSize
    spacing = letterSpacing + (font?.tracking(atPointSize: pointSize) ?? 0)
    if !text.displayAdvances.isEmpty, let sizes = font?.opticalSizes {
      let length = sizes.upperBound - sizes.lowerBound
      display = length > 0 ? min(max((pointSize - sizes.lowerBound) / length, 0), 1) : 1
    } else {
      display = 0
    }
  }

  /// Points of the ellipsis.
  var ellipsis: Double { text.ellipsis * pointSize + spacing }

  /// Points from one cluster to another in the unbroken text.
  @inline(__always)
  func width(_ start: Int, _ end: Int) -> Double {
    guard start < end else { return 0 }
    var ems = text.advances[end] - text.advances[start]
    if display > 0 { ems += display * (text.displayAdvances[end] - text.displayAdvances[start] - ems) }
    return ems * pointSize + Double(end - start) * spacing
  }
}
