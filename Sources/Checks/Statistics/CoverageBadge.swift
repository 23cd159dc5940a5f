import SourceText

/// A small picture of a coverage, for the first lines of a README: a label and a whole number of percent.
package struct CoverageBadge: Sendable {
  private let label: String
  private let percent: Int

  /// - Parameters:
  ///   - label: What is covered, as in “localized” or “de”; at most 40 characters of it are shown.
  ///   - coverage: Rounded down, so that 100 % is only what is complete.
  package init(label: String, coverage: Coverage) {
    let safe = TerminalText.escaped(label)
    self.label = safe.count > 40 ? safe.prefix(39) + "…" : safe
    percent = coverage.permille / 10
  }

  /// The badge as SVG 1.1 without scripts, fonts or links.
  package var svg: String {
    let value = "\(percent) %"
    let (left, right) = (Self.width(of: label), Self.width(of: value))
    let (labelWidth, width) = (left + 10, left + right + 20)
    let name = MarkupText.escaped("\(label): \(value)")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" viewBox="0 0 \(width) 20" role="img" \
      aria-label="\(name)">
        <title>\(name)</title>
        <rect width="\(width)" height="20" rx="3" fill="#444"/>
        <path d="M\(labelWidth) 0h\(right + 7)a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H\(labelWidth)z" fill="\(color)"/>
        <g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11" text-anchor="middle">
      \(Self.text(label, center: Double(labelWidth) / 2, width: left))
      \(Self.text(value, center: Double(labelWidth) + Double(right + 10) / 2, width: right))
        </g>
      </svg>

      """
  }

  /// White on each of these has a contrast of 4.5 or more.
  private var color: String {
    switch percent {
    case 100: "#2f7d0b"
    case 90...: "#56700a"
    case 70...: "#86600a"
    case 50...: "#a9540f"
    default: "#b8372d"
    }
  }

  /// The length is said, so that every viewer keeps it whichever font it has.
  private static func text(_ text: String, center: Double, width: Int) -> String {
    let x = center == center.rounded() ? String(Int(center)) : String(center)
    let attributes = "x=\"\(x)\" y=\"14\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
    return "    <text \(attributes)>\(MarkupText.escaped(text))</text>"
  }

  /// About the width in Verdana at 11 px.
  private static func width(of text: String) -> Int {
    var tenths = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": tenths += 36
      case " ", "f", "r", "t", "-", "(", ")", "/": tenths += 45
      case "m", "w", "M", "W", "%", "@": tenths += 108
      default: tenths += scalar.value < 0x80 ? 70 : 70 * TerminalColumns.width(scalar)
      }
    }
    return (tenths + 9) / 10
  }
}
