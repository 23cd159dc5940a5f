import DesignTokens
import SourceText

// What a modifier makes of the boxes of a view.
extension ViewRenderer {
  func modified(
    _ inner: ViewNode, _ name: String, _ arguments: [CodeValue.Argument], at place: CodePlace, _ outer: ViewEnvironment
  ) -> [ViewBox] {
    var environment = outer
    if change(&environment, name, arguments) { return boxes(inner, environment) }
    if name == "modifier", let first = arguments.first { return applied(first.value, to: inner, at: place, outer) }
    if name == "environment" {
      if case .keyPath(let names)? = arguments.first?.value, let key = names.first, arguments.count > 1 {
        environment.values[key] = arguments[1].value
      }
      return boxes(inner, environment)
    }
    if SystemViews.concealing.contains(name) { conceal(arguments, environment) }
    let boxes = boxes(inner, environment)
    return boxes.isEmpty || !run.step(boxes.count) ? [] : wrapped(boxes, inner, name, arguments, at: place, environment)
  }

  private func wrapped(
    _ boxes: [ViewBox], _ inner: ViewNode, _ name: String, _ arguments: [CodeValue.Argument], at place: CodePlace,
    _ environment: ViewEnvironment
  ) -> [ViewBox] {
    switch name {
    case "padding", "safeAreaPadding": return boxes.map { padded($0, arguments, at: place) }
    case "scenePadding":
      let edges = arguments.filter { $0.label == "edges" || arguments.count == 1 }
      return boxes.map {
        var box = padded($0, edges, at: place)
        box.assumed = "the margins of a scene"
        return box
      }
    case "frame": return boxes.map { framed($0, arguments, at: place, isInRow: environment.isInRow) }
    case "fixedSize":
      var axes = AxisSet.both
      if arguments.contains(where: { $0.label != nil }) {
        axes = []
        if arguments.first(where: { $0.label == "horizontal" })?.value.flag ?? false { axes.insert(.horizontal) }
        if arguments.first(where: { $0.label == "vertical" })?.value.flag ?? false { axes.insert(.vertical) }
      }
      return boxes.map { ViewBox(.fixedSize(axes), [$0], at: place) }
    case "layoutPriority":
      guard let priority = arguments.first?.value.number else {
        return boxes.map { marked($0, name, "the priority", place) }
      }
      return boxes.map { ViewBox(.priority(priority), [$0], at: place) }
    case "hidden": return boxes.map { ViewBox(.hidden, [$0], at: place) }
    // A text without a colour takes its space, and nobody sees it.
    case "foregroundColor", "foregroundStyle":
      let isClear = arguments.first?.value.term?.name == "clear"
      return boxes.map { if isClear, case .text = $0.kind { ViewBox(.hidden, [$0], at: place) } else { $0 } }
    // What nobody sees takes its space.
    case "opacity":
      // A field that is there to be typed into is drawn at a hundredth.
      let isHidden = arguments.first?.value.number.map { $0 < Self.leastOpacity } ?? false
      return isHidden ? boxes.map { ViewBox(.hidden, [$0], at: place) } : boxes
    case "overlay", "background": return boxes.map { attached($0, name, arguments, at: place, environment) }
    case "safeAreaInset", "safeAreaBar":
      let content = arguments.compactMap(\.value.closure).last.map {
        self.boxes(.group(interpreter.views(of: $0)), environment)
      }
      let edge = arguments.first { $0.label == "edge" }?.value.term?.name ?? "bottom"
      let (base, isBefore) = ([one(boxes, at: place)], ["top", "leading"].contains(edge))
      let parts = isBefore ? (content ?? []) + base : base + (content ?? [])
      return [
        stack(["leading", "trailing"].contains(edge) ? .horizontal : .vertical, parts, spacing: 0, at: place)
      ]
    case "resizable":
      return boxes.map { box in
        var filling = self.fill(at: place)
        filling.shape = box.unknown == nil ? box.shape : .open
        return filling
      }
    case "aspectRatio", "scaledToFit", "scaledToFill": return boxes.map { shaped($0, name, arguments, at: place) }
    case "listRowInsets": return rows(boxes, arguments, at: place)
    // The line between rows is no part of any.
    case "alignmentGuide" where arguments.first?.value.term?.name.hasPrefix("listRowSeparator") ?? false: return boxes
    case "containerRelativeFrame", "alignmentGuide", "layoutValue":
      return boxes.map { marked($0, name, "'\(name)'", place) }
    case "imageScale": return boxes
    case "badge" where environment.isInList:
      guard let value = arguments.first?.value, !value.isNothing, value.number != 0 else { return boxes }
      let node: ViewNode =
        if case .view(let node) = value { node } else { .text([interpreter.text(value, at: place)], place) }
      return boxes.map { apart($0, self.boxes(node, environment), at: place) }
    // It has the room of one that is not turned.
    case "rotationEffect":
      let angle = arguments.first?.value.term
      // A text that stands on its head takes the same room.
      let isUpright = angle.flatMap { $0.name == "degrees" ? $0.arguments?.first?.value.number : nil }
        .map { $0.truncatingRemainder(dividingBy: 180) == 0 }
      if angle?.name == "zero" || isUpright ?? false { return boxes }
      // What fits where it stands upright says nothing of one that leans.
      return boxes.map { box in
        box.holdsText ? unmeasured(box, name, "a text that is turned is not measured", at: place) : box
      }
    case "contentMargins":
      // What is above and below what scrolls is no room of a text's.
      let edges = arguments.first?.value.term.map { Self.sides($0.name) ?? [] } ?? ["leading"]
      let isVertical = !edges.contains("leading") && !edges.contains("trailing")
      return isVertical ? boxes : boxes.map { marked($0, name, "the margins of what scrolls", place) }
    default:
      if PlainModifiers.contains(name) || Self.presents(arguments) { return boxes }
      let hidesText = showsText(arguments, environment)
      if inner.isLoading, !hidesText { return boxes }
      return boxes.map {
        var box = open($0, name, "'.\(name)' is no modifier that is read", at: place)
        box.hidesText = hidesText
        return box
      }
    }
  }

  /// Whether a modifier of others shows something above the view, as its labels say.
  private static func presents(_ arguments: [CodeValue.Argument]) -> Bool {
    arguments.contains { $0.label == "isPresented" }
      || arguments.first?.label == "item" && arguments.contains { $0.value.closure != nil }
  }

  /// Nobody sees what is drawn with less.
  private static let leastOpacity = 0.05

  /// - Parameter what: What of it is not known.
  func marked(_ box: ViewBox, _ name: String, _ what: String, _ place: CodePlace) -> ViewBox {
    open(box, name, "\(what): known at run time alone, or not read", at: place)
  }

  /// A box around another that says why something of it is not known.
  func open(_ box: ViewBox, _ name: String, _ reason: String, at place: CodePlace) -> ViewBox {
    var box = ViewBox(.surface(Surface()), [box], at: place)
    box.unknown = EvaluatedView.Unknown(name: name, reason: reason, place: place)
    return box
  }

  /// A box that takes its room, and of whose texts nothing is said.
  func unmeasured(_ box: ViewBox, _ name: String, _ reason: String, at place: CodePlace) -> ViewBox {
    ViewBox(.hidden, [open(box, name, reason, at: place)], at: place)
  }

  /// The body of a modifier of the project's around a view.
  private func applied(
    _ modifier: CodeValue, to inner: ViewNode, at place: CodePlace, _ environment: ViewEnvironment
  ) -> [ViewBox] {
    guard case .instance(let instance) = modifier, let body = instance.type.functions["body"]?.first,
      let parameter = body.declaration.parameters.first
    else {
      return boxes(inner, environment).map { marked($0, "modifier", "the modifier", place) }
    }
    instance.environment = environment
    let scope = run.kept(CodeScope(file: body.file, type: instance.type.path, instance: modifier))
    scope.set(parameter.name, .view(inner))
    let value = run.applying(instance.type, .unknown) {
      interpreter.result(of: body.declaration.body ?? [], in: scope, as: "View")
    }
    return boxes(interpreter.node(value, at: place, named: "modifier"), environment)
  }
}
