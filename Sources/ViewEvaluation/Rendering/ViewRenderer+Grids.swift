import DesignTokens
import SourceText

// Grids: columns that share a width are known; what cells decide together is not.
extension ViewRenderer {
  /// Rows below one another, whose columns are as wide as the widest of their cells.
  func grid(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    var inner = environment
    inner.isInGrid = true
    let spacing = call["verticalSpacing"]?.number ?? length("spacing")
    let rows = stack(.vertical, content(call, inner), spacing: spacing, at: place)
    return marked(rows, "Grid", "how its columns share the width", place)
  }

  /// A `LazyVGrid`.
  func columns(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    let cells = content(call, environment)
    let written = call["columns"].map { interpreter.coerced($0, to: "[GridItem]", at: place) }
    guard case .list(let items)? = written, let columns = columns(items), !columns.isEmpty else {
      let column = cells.map { ViewBox(.frame(Frame(width: .init(maximum: .infinity))), [$0], at: $0.place) }
      return marked(
        stack(.vertical, column, spacing: 0, at: place), "LazyVGrid", "how many columns it has", place)
    }
    let spacing = items.first?.term?.argument("spacing")?.number ?? length("spacing")
    let rowSpacing = call["spacing"]?.number ?? length("spacing")
    return ViewBox(
      .columns(Columns(columns, spacing: Points(spacing), rowSpacing: Points(rowSpacing))), cells, at: place)
  }

  /// The columns of a grid; `nil` where one of them is not known.
  private func columns(_ items: [CodeValue]) -> [Columns.Column]? {
    var columns: [Columns.Column] = []
    for item in items {
      guard let term = item.term, term.name == "init" else { return nil }
      guard let size = term.arguments?.first(where: { $0.label == nil || $0.label == "size" })?.value.term else {
        columns.append(.init(.init(maximum: .infinity)))
        continue
      }
      func length(_ label: String?) -> Double? { size.argument(label)?.number }
      let isKnown = (size.arguments ?? []).allSatisfy { $0.value.number != nil || $0.value.term?.name == "infinity" }
      guard isKnown else { return nil }
      switch size.name {
      case "flexible", "adaptive":
        let width = Frame.Bounds(
          minimum: length("minimum").map { Points($0) }, maximum: length("maximum").map { Points($0) } ?? .infinity)
        columns.append(.init(width, isAdaptive: size.name == "adaptive"))
      case "fixed":
        guard let width = length(nil) else { return nil }
        columns.append(.init(.init(fixed: Points(width))))
      default: return nil
      }
    }
    return columns
  }
}
