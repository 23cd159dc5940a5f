import Checks
import SourceText

/// A text in which `⟦` and `⟧` enclose what a rule has to find.
struct MarkedText: Sendable {
  let marked: String

  /// The text without its marks.
  var text: String { String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != "⟦" && $0 != "⟧" })) }

  init(_ marked: String) { self.marked = marked }

  /// The text with marks around some spans.
  init(_ text: String, marking spans: [SourceSpan]) {
    var scalars = String.UnicodeScalarView()
    var (line, column) = (1, 1)
    func addMarks() {
      let here = SourcePosition(line: line, column: column)
      for span in spans where span.end == here && span.start < here { scalars.append("⟧") }
      for span in spans where span.start == here {
        scalars.append("⟦")
        if span.end == here { scalars.append("⟧") }
      }
    }
    for scalar in text.unicodeScalars {
      addMarks()
      scalars.append(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    addMarks()
    marked = String(scalars)
  }

  /// How many spans are marked.
  var count: Int { marked.unicodeScalars.count { $0 == "⟦" } }
}
