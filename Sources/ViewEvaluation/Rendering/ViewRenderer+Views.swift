import DesignTokens
import SourceText

// The views of the system.
extension ViewRenderer {
  func system(
    _ name: String, _ arguments: [CodeValue.Argument], at place: CodePlace, _ environment: ViewEnvironment
  ) -> [ViewBox] {
    let call = SystemCall(arguments)
    switch name {
    case "VStack", "LazyVStack", "VStackLayout":
      return [stack(.vertical, call, at: place, environment.inStack(isRow: false))]
    case "HStack", "LazyHStack", "HStackLayout":
      return [stack(.horizontal, call, at: place, environment.inStack(isRow: true))]
    case "ZStack", "ZStackLayout": return [stack(.overlay, call, at: place, environment.inStack(isRow: false))]
    case "Tab":
      conceal(arguments.filter { $0.label == "label" }, environment)
      return content(call, environment)
    case "Group", "TabSection", "ControlGroup", "GlassEffectContainer", "ModifiedContent":
      return content(call, environment)
    case "ForEach", "OutlineGroup": return repeated(call, at: place, environment)
    case "Grid": return [grid(call, at: place, environment)]
    case "GridRow":
      // Elsewhere it is its views.
      var inner = environment
      inner.isInGrid = false
      return environment.isInGrid ? [stack(.horizontal, call, at: place, inner)] : content(call, environment)
    case "LazyVGrid": return [columns(call, at: place, environment.inStack(isRow: false))]
    case "LazyHGrid":
      let cells = stack(
        .horizontal, content(call, environment.inStack(isRow: false)), spacing: length("spacing"), at: place)
      return [marked(cells, name, "how many rows it has", place)]
    case "Section": return section(call, at: place, environment)
    case "List", "Form": return list(call, at: place, environment)
    case "ScrollView":
      let axis = call.first?.term?.name == "horizontal" ? AxisSet.horizontal : .vertical
      let boxes = content(call, environment)
      let inner =
        boxes.count == 1
        ? boxes[0] : stack(axis == .horizontal ? .horizontal : .vertical, boxes, spacing: length("spacing"), at: place)
      return [ViewBox(.scroll(axis), [inner], at: place)]
    case "ViewThatFits":
      let axis = call["in"]?.term?.name
      let axes: AxisSet = axis == "horizontal" ? .horizontal : axis == "vertical" ? .vertical : .both
      return [ViewBox(.fitting(axes), content(call, environment), at: place)]
    case "TabView": return [stack(.overlay, content(call, environment), spacing: 0, at: place)]
    case "GeometryReader":
      let inner = stack(
        .overlay, content(call, environment, [.unknown(type: "GeometryProxy")]), spacing: 0, .topLeading, at: place)
      return [ViewBox(.attachment(Attachment(.overlay, alignment: .topLeading)), [fill(at: place), inner], at: place)]
    case "NavigationStack", "NavigationView", "ScrollViewReader", "TimelineView", "EquatableView":
      return content(call, environment, [.unknown])
    case "NavigationSplitView": return column(of: call, at: place, environment)
    case "NavigationLink": return link(call, at: place, environment)
    case "Spacer":
      let minimum = call["minLength"].flatMap { $0.isNothing ? nil : $0.number }
      return [ViewBox(.spacer(minimum: minimum.map { Points($0) } ?? lengths["spacing"] ?? .zero), at: place)]
    case "Divider": return [line(at: place, isVertical: environment.isInRow)]
    case _ where SystemViews.hidden.contains(name):
      conceal(arguments, environment)
      return []
    case "Image": return [image(call, at: place, environment)]
    case _ where SystemViews.pictures.contains(name): return [loaded(name, call, at: place, environment)]
    case _ where SystemViews.fills.contains(name): return [fill(at: place)]
    case _ where SystemViews.controls.contains(name): return control(name, call, at: place, environment)
    default: return [unread(name, arguments, at: place, environment)]
    }
  }

  /// One of the columns of a split view: a phone shows one at a time, the first of them first.
  private func column(of call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> [ViewBox] {
    let columns = call.arguments.compactMap(\.value.closure)
    let number = choose(columns.count, "column", key: nil, at: place)
    return columns.isEmpty ? [] : boxes(.group(interpreter.views(of: columns[number])), environment)
  }

  /// Decides on one of several things that stand in the same place, each in a state of its own.
  ///
  /// - Parameter word: What they are called.
  func choose(_ count: Int, _ word: String, key: String?, at place: CodePlace) -> Int {
    guard count > 1 else { return 0 }
    let labels = (1...min(count, Self.mostChoices)).map { "\(word) \($0)" }
    return interpreter.run.decide(labels, key: key.map { "\($0) \(word)" }, at: place)
  }

  private static let mostChoices = 8

  /// What the closure of a call builds.
  func content(
    _ call: SystemCall, _ environment: ViewEnvironment, _ values: [CodeValue] = []
  ) -> [ViewBox] {
    call.content.map { boxes(.group(interpreter.views(of: $0, values)), environment) } ?? []
  }

  private func stack(
    _ direction: Stack.Direction, _ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment
  ) -> ViewBox {
    let alignment = call["alignment"]?.term.flatMap { Stack.Alignment(rawValue: $0.name) } ?? .center
    let children = content(call, environment)
    guard let spacing = call["spacing"], !spacing.isNothing else {
      if direction == .overlay { return stack(direction, children, spacing: 0, alignment, at: place) }
      return spaced(direction, children, alignment, at: place)
    }
    let known = spacing.number ?? interpreter.coerced(spacing, to: "CGFloat", at: place).number
    var box = stack(direction, children, spacing: known ?? 0, alignment, at: place)
    if known == nil {
      box.unknown = EvaluatedView.Unknown(
        name: "spacing", reason: "the spacing is known at run time alone, or not read", place: place)
    }
    return box
  }

  /// A stack whose code says no spacing: the system's, but none beside a spacer (OpenSwiftUI, `Spacer.swift`).
  private func spaced(
    _ direction: Stack.Direction, _ children: [ViewBox], _ alignment: Stack.Alignment, at place: CodePlace
  ) -> ViewBox {
    let spacing = length("spacing")
    guard children.contains(where: \.isSpacer) else {
      return stack(direction, children, spacing: spacing, alignment, at: place)
    }
    let (width, height) = direction == .horizontal ? (spacing, 0) : (0, spacing)
    let gap = ViewBox(.icon(Icon(width: Points(width), height: Points(height), isDecorative: true)), at: place)
    var parts: [ViewBox] = []
    for child in children {
      if let last = parts.last, !last.isSpacer, !child.isSpacer { parts.append(gap) }
      parts.append(child)
    }
    return stack(direction, parts, spacing: 0, alignment, at: place)
  }

  /// What a link shows, in a list with the mark that it leads on.
  private func link(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> [ViewBox] {
    let inner = inButton(environment)
    let named = title(call, inner)
    // Of two closures the first is where it leads.
    let label = named.isEmpty ? content(call, inner) : named
    if environment.styles["buttonStyle"] != nil, !label.isEmpty {
      return styled(
        "buttonStyle", labelNode(of: call), ["isPressed": .flag(false), "role": .nothing], at: place, environment)
        ?? [inStyle(one(label, at: place), at: place, environment)]
    }
    guard let first = label.first else { return [] }
    // Several views stand beside one another, as in a button.
    let shown = label.count == 1 ? first : row(label, at: place)
    guard environment.isInList else { return [shown] }
    let mark = icon(length("list.disclosureWidth"), length("list.disclosureHeight"), at: place)
    return [apart(shown, [mark], at: place)]
  }

  private func line(at place: CodePlace, isVertical: Bool = false) -> ViewBox {
    let thin = Frame.Bounds(fixed: Points(1.0 / 3))
    let long = Frame.Bounds(maximum: .infinity)
    let frame = Frame(width: isVertical ? thin : long, height: isVertical ? long : thin)
    return ViewBox(.frame(frame), [icon(0, 0, at: place)], at: place)
  }

  private func repeated(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> [ViewBox] {
    guard let closure = call.content else {
      // As `content: row`, a function.
      return call["content"] == nil ? [] : [unknown("ForEach", "what its elements show is not read", at: place)]
    }
    func element(_ value: CodeValue) -> [ViewBox] {
      boxes(.group(interpreter.views(of: closure, [value])), environment)
    }
    if case .list(let known)? = call.first, known.count <= 40 { return known.flatMap(element) }
    if let key = call.arguments.first?.key, call.arguments.first?.label == nil, !run.fills(key) { return [] }
    let count = run.decide(["elements: 3", "elements: 1"], at: place) == 0 ? 3 : 1
    let type: String? = if case .unknown(let type?, _)? = call.first { Self.element(of: type) } else { nil }
    // Of values of run time one looks as the other.
    let first = element(.unknown(type: type))
    var others = first
    for index in others.indices { others[index].isRepetition = true }
    return first + repeatElement(others, count: count - 1).joined()
  }

  private static func element(of type: String) -> String? {
    let known = type.hasSuffix("?") ? type.dropLast() : type[...]
    return known.hasPrefix("[") && known.hasSuffix("]") && !known.contains(":")
      ? String(known.dropFirst().dropLast()) : nil
  }

  private func image(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    if let name = call["systemName"] ?? call["systemImage"] ?? call["systemSymbol"] {
      let letters: String? = if case .text(let parts) = name { parts.letters } else { nil }
      return symbol(letters, at: place, environment)
    }
    if case .text(let name)? = call.first, let letters = name.letters, run.pictures.isSymbol(letters) {
      return symbol(letters, at: place, environment)
    }
    guard let size = interpreter.pictureSize(of: .view(.system("Image", call.arguments, place))) else {
      return marked(icon(0, 0, at: place), "Image", "the size of a picture", place)
    }
    var box = icon(size.width, size.height, at: place)
    (box.assumed, box.shape) = (nil, .known(size.width / size.height))
    return box
  }

  /// What shows a picture of an address: what its closures make of one, or of none so far.
  private func loaded(
    _ name: String, _ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment
  ) -> ViewBox {
    guard let content = call.content else { return marked(fill(at: place), name, "the size of a picture", place) }
    let states: [CodeValue] = call["placeholder"] == nil ? [.unknown] : [.view(.system("Image", [], place))]
    let picture = boxes(.group(interpreter.views(of: content, states)), environment)
    guard let placeholder = call.view("placeholder", interpreter) else { return one(picture, at: place) }
    let choice = run.decide(["picture: there", "picture: none so far"], at: place)
    return one(choice == 0 ? picture : boxes(placeholder, environment), at: place)
  }

  // MARK: - Lists

  /// A list; among the rows of another, its own rows.
  private func list(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> [ViewBox] {
    var inner = environment
    (inner.isInList, inner.isInStack, inner.isInRow) = (true, false, false)
    var rows = content(call, inner)
    if let data = call.first, call.arguments.first?.label == nil, !data.isNothing,
      call.content?.block.parameters.isEmpty == false
    {
      rows = repeated(call, at: place, inner)
    }
    if environment.isInList, !environment.isInStack { return rows }
    let style = environment.styles["listStyle"]?.term?.name ?? "automatic"
    let margin = length("list.margin.\(["automatic", "default"].contains(style) ? "insetGrouped" : style)")
    let padded = rows.map { row in
      // Insets of its own take the place of the system's.
      self.padded(
        row, bySystem: "the margins of a list", horizontal: margin + (row.hasRowInsets ? 0 : length("list.inset")),
        vertical: 0)
    }
    let column = stack(
      .vertical,
      padded.map { box in
        ViewBox(.frame(Frame(width: .init(maximum: .infinity), alignment: .leading)), [box], at: box.place)
      }, spacing: 0, .leading, at: place)
    // It takes the width that it is offered, whatever sticks out of its rows.
    let width = Frame(width: .init(minimum: 0, maximum: .infinity))
    return [ViewBox(.frame(width), [ViewBox(.scroll(.vertical), [column], at: place)], at: place)]
  }

  private func section(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> [ViewBox] {
    var environment = environment
    if !environment.isInStack { environment.isInList = true }
    var small = environment
    small.font = .style(.footnote)
    var header: [ViewBox] = []
    if let title = call.title { header = boxes(.text([title], title.place), small) }
    if let view = call.view("header", interpreter) { header = boxes(view, small) }
    let footer = call.view("footer", interpreter).map { boxes($0, small) } ?? []
    return header + content(call, environment) + footer
  }
}

extension ViewBox {
  var isSpacer: Bool { if case .spacer = kind { true } else { false } }
}

extension ViewEnvironment {
  /// The side of a symbol, which grows with the font.
  ///
  /// - Parameter side: In the font of a body text at the size large.
  func symbolSize(_ side: Double) -> Double {
    let body = DynamicType.size(.body, at: .large).value
    let size: Double =
      switch font.appearance.scaling {
      case .system(let style): DynamicType.size(style, at: shownSize).value
      case .relative(let style):
        DynamicType.scaledFontSize(font.appearance.size, relativeTo: style, at: shownSize).value
      case .fixed: font.appearance.size.value
      }
    return (side * size / body * scale).rounded() / scale
  }
}
