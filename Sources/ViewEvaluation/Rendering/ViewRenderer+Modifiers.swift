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

  // MARK: - Lengths

  func padded(_ box: ViewBox, _ arguments: [CodeValue.Argument], at place: CodePlace) -> ViewBox {
    var insets = EdgeInsets()
    var edges: [String] = ["top", "leading", "bottom", "trailing"]
    var length: CodeValue? = .number(self.length("padding"))
    for argument in arguments {
      switch argument.value {
      case .term(let term) where term.name == "init" && ["EdgeInsets", nil].contains(term.type) && term.hasArguments:
        func side(_ name: String) -> Points? {
          term.argument(name).flatMap { named($0, "CGFloat", at: place) }.map { Points($0) }
        }
        guard let leading = side("leading"), let trailing = side("trailing") else {
          return marked(box, "padding", "the insets", place)
        }
        let (top, bottom) = (side("top"), side("bottom"))
        let padded = ViewBox(
          .padding(EdgeInsets(top: top ?? 0, leading: leading, bottom: bottom ?? 0, trailing: trailing)), [box],
          at: place)
        return top == nil || bottom == nil ? marked(padded, "padding", "an inset", place) : padded
      case .term(let term) where Self.sides(term.name) != nil: edges = Self.sides(term.name) ?? edges
      case .list(let values): edges = values.flatMap { $0.term.flatMap { Self.sides($0.name) } ?? [] }
      case .number, .nothing: length = argument.value.isNothing ? length : argument.value
      case .tuple(let parts) where parts.isEmpty: continue
      default:
        if let named = named(argument.value, "CGFloat", at: place) { length = .number(named) } else { length = nil }
      }
    }
    guard let points = length?.number else { return marked(box, "padding", "the length", place) }
    if edges.contains("top") { insets.top = Points(points) }
    if edges.contains("leading") { insets.leading = Points(points) }
    if edges.contains("bottom") { insets.bottom = Points(points) }
    if edges.contains("trailing") { insets.trailing = Points(points) }
    return ViewBox(.padding(insets), [box], at: place)
  }

  /// A number that the project gives a name as a member of a type.
  private func named(_ value: CodeValue, _ type: String, at place: CodePlace) -> Double? {
    interpreter.coerced(value, to: type, at: place).number
  }

  private static func sides(_ name: String) -> [String]? {
    switch name {
    case "all": ["top", "leading", "bottom", "trailing"]
    case "horizontal": ["leading", "trailing"]
    case "vertical": ["top", "bottom"]
    case "top", "leading", "bottom", "trailing": [name]
    default: nil
    }
  }

  private func framed(
    _ box: ViewBox, _ arguments: [CodeValue.Argument], at place: CodePlace, isInRow: Bool
  ) -> ViewBox {
    var frame = Frame()
    var unknown: String?
    for argument in arguments {
      guard let label = argument.label else { continue }
      if label == "alignment" {
        frame.alignment = argument.value.term.flatMap { Stack.Alignment(rawValue: $0.name) } ?? .center
        continue
      }
      if argument.value.isNothing { continue }
      // All the room of a reader is all that it offers what it holds; several in a row share it.
      if let side = argument.value.term?.sideOfReader, !isInRow || side == "height" {
        switch label {
        case "width", "minWidth": (frame.width.minimum, frame.width.maximum) = (0, .infinity)
        case "height", "minHeight": (frame.height.minimum, frame.height.maximum) = (0, .infinity)
        case "maxWidth": frame.width.maximum = .infinity
        case "maxHeight": frame.height.maximum = .infinity
        default: break
        }
        if label.lowercased().hasSuffix(side) { continue }
      }
      let isInfinite = argument.value.term?.name == "infinity" || argument.value.term?.name == "greatestFiniteMagnitude"
      // SwiftUI takes no fixed length that has no end.
      if isInfinite, label == "width" || label == "height" { continue }
      guard let number = isInfinite ? .infinity : argument.value.number ?? named(argument.value, "CGFloat", at: place)
      else {
        unknown = label
        continue
      }
      let points = Points(max(number, 0))
      switch label {
      case "width": frame.width.fixed = points
      case "height": frame.height.fixed = points
      case "minWidth": frame.width.minimum = points
      case "idealWidth": frame.width.ideal = points
      case "maxWidth": frame.width.maximum = points
      case "minHeight": frame.height.minimum = points
      case "idealHeight": frame.height.ideal = points
      case "maxHeight": frame.height.maximum = points
      default: continue
      }
    }
    if unknown == nil, let fitted = fitted(box, frame, at: place) { return fitted }
    var framed = ViewBox(.frame(frame), [box], at: place)
    if let unknown {
      framed.unknown = EvaluatedView.Unknown(
        name: "frame", reason: "'\(unknown)' is known at run time alone, or not read", place: place)
    }
    return framed
  }

  /// A box in a shape: the one that the code gives, else that of its picture, or of its ideal size.
  private func shaped(_ box: ViewBox, _ name: String, _ arguments: [CodeValue.Argument], at place: CodePlace) -> ViewBox
  {
    // A picture that is not resizable has one size.
    if case .icon = box.kind { return box }
    let asked = arguments.first { $0.label == nil || $0.label == "aspectRatio" }?.value ?? .nothing
    let mode = arguments.first { $0.label == "contentMode" }?.value.term?.name
    let known: AspectRatio.ContentMode? =
      switch name {
      case "scaledToFit": .fit
      case "scaledToFill": .fill
      default: mode.flatMap { AspectRatio.ContentMode(rawValue: $0) }
      }
    var ratio = Self.ratio(asked)
    if asked.isNothing {
      switch box.shape {
      case .known(let own): ratio = own
      case .square, .open:
        var open = marked(box, name, "the shape of a picture", place)
        open.shape = box.shape
        return open
      case nil: break
      }
    }
    guard let known, ratio != nil || asked.isNothing, ratio ?? 1 > 0 else {
      return marked(box, name, box.holdsText ? "the room that a shape leaves" : "the shape of a picture", place)
    }
    return ViewBox(.aspectRatio(AspectRatio(ratio, known)), [box], at: place)
  }

  /// The width by the height of a value: a number, or a size.
  private static func ratio(_ value: CodeValue) -> Double? {
    guard let term = value.term, let width = term.argument("width")?.number,
      let height = term.argument("height")?.number
    else { return value.number }
    return height > 0 ? width / height : nil
  }

  /// A symbol that keeps its shape in a frame that gives one of its sides; `nil` where the other is not known by that.
  private func fitted(_ box: ViewBox, _ frame: Frame, at place: CodePlace) -> ViewBox? {
    guard case .square = box.shape, box.unknown != nil else { return nil }
    func most(_ bounds: Frame.Bounds) -> Double? {
      (bounds.fixed ?? bounds.maximum).flatMap { $0.value.isFinite ? $0.value : nil }
    }
    switch (most(frame.width), most(frame.height)) {
    case (nil, let side?) where frame.width == .init(), (let side?, nil) where frame.height == .init():
      return ViewBox(.frame(frame), [icon(side, side, at: place)], at: place)
    default: return nil
    }
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
