import DesignTokens
import SourceText

// Grids: columns that share a width are boxes; what cells decide together is not known.
extension ViewRenderer {
  /// Rows below one another, whose columns are as wide as the widest of their cells.
  func grid(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    var inner = environment
    inner.isInGrid = true
    let rows = stack(.vertical, content(call, inner), spacing: length("spacing"), at: place)
    return marked(rows, "Grid", "how its columns share the width", place)
  }

  /// A `LazyVGrid`: flexible columns have the same width, fixed ones their own.
  func columns(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    let cells = content(call, environment)
    let written = call["columns"].map { interpreter.coerced($0, to: "[GridItem]", at: place) }
    guard case .list(let items)? = written, let columns = columns(items), !columns.isEmpty else {
      let column = stack(.vertical, cells.map { filling($0, .init(maximum: .infinity)) }, spacing: 0, at: place)
      return marked(column, "LazyVGrid", "how many columns it has", place)
    }
    let empty = ViewBox(.icon(Icon(width: 0, height: 0, isDecorative: true)), at: place)
    let spacing = items.first?.term?.argument("spacing")?.number ?? length("spacing")
    let rows = stride(from: 0, to: cells.count, by: columns.count).map { start in
      let row = columns.indices.map { number in
        filling(start + number < cells.count ? cells[start + number] : empty, columns[number])
      }
      return stack(.horizontal, row, spacing: spacing, at: place)
    }
    return stack(.vertical, rows, spacing: call["spacing"]?.number ?? length("spacing"), at: place)
  }

  /// The widths of columns; `nil` where one of them is not known, as of those that are as many as fit.
  private func columns(_ items: [CodeValue]) -> [Frame.Bounds]? {
    var widths: [Frame.Bounds] = []
    for item in items {
      guard let term = item.term, term.name == "init" else { return nil }
      guard let size = term.arguments?.first(where: { $0.label == nil })?.value.term else {
        widths.append(.init(maximum: .infinity))
        continue
      }
      switch size.name {
      case "flexible":
        let isKnown = (size.arguments ?? []).allSatisfy { $0.value.number != nil || $0.value.term?.name == "infinity" }
        guard isKnown else { return nil }
        let (least, most) = (size.argument("minimum")?.number, size.argument("maximum")?.number)
        widths.append(.init(minimum: least.map { Points($0) }, maximum: most.map { Points($0) } ?? .infinity))
      case "fixed":
        guard let width = size.argument(nil)?.number else { return nil }
        widths.append(.init(fixed: Points(width)))
      default: return nil
      }
    }
    return widths
  }

  private func filling(_ box: ViewBox, _ width: Frame.Bounds) -> ViewBox {
    ViewBox(.frame(Frame(width: width)), [box], at: box.place)
  }
}
