import DesignTokens
import SourceFacts
import ViewEvaluation

/// The boxes of a view, each with the line of code that it comes from.
struct ViewExplanation {
  private let places: CodePlaces

  init(_ files: [ScannedFile]) { places = CodePlaces(files) }

  func lines(of view: EvaluatedView) -> [String] {
    var lines = ["\(places.name(of: view.place)): \(view.name): \(view.state.rawValue)"]
    for (number, variant) in view.variants.enumerated() {
      let choices = variant.choices.isEmpty ? "" : ": " + variant.choices.joined(separator: ", ")
      lines.append("")
      let origin = variant.origin.map { ", \($0)" } ?? ""
      lines.append("variant \(number + 1)\(origin)\(choices)")
      for box in variant.boxes { add(box, depth: 1, to: &lines) }
    }
    if view.hasMoreVariants { lines += ["", "more variants than \(ViewEvaluator.variantLimit) are not looked at"] }
    if !view.unknowns.isEmpty { lines += ["", "not known:"] }
    for unknown in view.unknowns { lines.append("  \(places.name(of: unknown.place)): \(unknown.reason)") }
    return lines
  }

  private func add(_ box: ViewBox, depth: Int, to lines: inout [String]) {
    let assumed = box.assumed.map { " – assumed: \($0)" } ?? ""
    let unknown = box.unknown.map { " – not known: \($0.reason)" } ?? ""
    let words = String(repeating: "  ", count: depth) + box.words + assumed + unknown
    lines.append("\(words)  (\(places.name(of: box.place)))")
    for child in box.children { add(child, depth: depth + 1, to: &lines) }
  }
}

extension ViewBox {
  /// What it is, in the names of token files.
  fileprivate var words: String {
    func number(_ points: Points) -> String {
      if points.value == .infinity { return "infinity" }
      let rounded = (points.value * 100).rounded() / 100
      return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    }
    switch kind {
    case .text(let text):
      let limit = text.lineLimit.map { ", lineLimit \($0)" } ?? ""
      let scale = text.minimumScaleFactor < 1 ? ", minimumScaleFactor \(text.minimumScaleFactor)" : ""
      let look = text.appearance
      let weight = look.weight == 400 ? "" : " weight \(Int(look.weight))"
      let textCase = look.textCase.map { ", \($0.rawValue)" } ?? ""
      return "text \(textWords ?? "sample") \(look.family) \(number(look.size))\(weight)\(textCase)\(limit)\(scale)"
    case .icon(let icon): return "icon \(number(icon.width)) × \(number(icon.height))"
    case .padding(let insets):
      let sides = [insets.top, insets.leading, insets.bottom, insets.trailing].map(number).joined(separator: " ")
      return "padding \(sides)"
    case .frame(let frame):
      let sides = [("width", frame.width), ("height", frame.height)].map { name, bounds in
        let parts = [("", bounds.fixed), ("min ", bounds.minimum), ("ideal ", bounds.ideal), ("max ", bounds.maximum)]
        return parts.compactMap { part, value in value.map { "\(name) \(part)\(number($0))" } }.joined(separator: " ")
      }
      return "frame " + sides.filter { !$0.isEmpty }.joined(separator: ", ")
    case .stack(let stack):
      return "\(kind.name?.rawValue ?? "stack") \(number(stack.spacing)) \(stack.alignment.rawValue)"
    case .columns(let columns):
      let widths = columns.columns.map { column in
        let least = column.width.fixed ?? column.width.minimum
        return (least.map(number) ?? "a share") + (column.isAdaptive ? " or more, as many as fit" : "")
      }
      return "lazyVGrid columns \(widths.joined(separator: ", ")), spacing \(number(columns.spacing))"
    case .aspectRatio(let shape):
      return "aspectRatio \(shape.ratio.map { number(Points($0)) } ?? "of its ideal size") \(shape.mode.rawValue)"
    case .spacer(let minimum): return "spacer \(number(minimum))"
    default: return kind.name?.rawValue ?? "nothing"
    }
  }
}
