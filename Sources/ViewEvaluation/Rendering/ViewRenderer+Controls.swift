import DesignTokens
import SourceText

// The controls of the system, in the styles of the system and of the project.
extension ViewRenderer {
  func control(
    _ name: String, _ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment
  ) -> [ViewBox] {
    switch name {
    case "Button", "Link", "ShareLink", "PhotosPicker", "Menu", "SettingsLink", "HelpLink":
      return button(name, call, at: place, environment)
    case "Label": return label(call, at: place, environment)
    case "Toggle": return toggle(call, at: place, environment)
    case "Stepper":
      return labeled(call, icon(length("stepper.width"), length("stepper.height"), at: place), at: place, environment)
    case "LabeledContent":
      var value = content(call, environment)
      if let text = call["value"] {
        // It is a text, whatever gives it.
        let known = if case .text(let text) = text { text } else { CodeText.sample(at: place) }
        value = boxes(.text([known], place), environment)
      }
      return valued(call, one(value, at: place), at: place, environment)
    case "Picker": return picker(call, at: place, environment)
    case "TextField", "SecureField": return [field(call, at: place, environment)]
    case "TextEditor": return [fill(at: place)]
    case "Slider":
      let track = ViewBox(
        .frame(Frame(width: .init(maximum: .infinity), height: .init(fixed: 31))), [icon(0, 0, at: place)], at: place)
      let (least, most) = (call.view("minimumValueLabel", interpreter), call.view("maximumValueLabel", interpreter))
      guard least != nil || most != nil else { return [track] }
      let ends = [least, most].map { boxes($0 ?? .nothing, environment) }
      return [row(ends[0] + [track] + ends[1], at: place)]
    case "ProgressView":
      // A large one is 37 points wide.
      let side = environment.controlSize == "large" ? 37 : length("label.icon")
      let wheel = icon(side, side, at: place)
      return [stack(.vertical, [wheel] + title(call, environment), spacing: length("spacing"), at: place)]
    case "DisclosureGroup":
      let mark = icon(length("disclosureGroup.chevronWidth"), length("label.icon"), at: place)
      let inner = content(call, environment).map {
        padded($0, bySystem: "the margins of a disclosure group", horizontal: 0, vertical: 0)
      }
      guard call["label"] != nil || call.title != nil else { return inner }
      return labeled(call, mark, at: place, environment) + inner
    case "GroupBox":
      let label =
        call.view("label", interpreter) ?? call.title.map { .text([$0], $0.place) } ?? .nothing
      let contents = ViewNode.group(call.content.map { interpreter.views(of: $0) } ?? [])
      if let styled = styled("groupBoxStyle", label, ["content": .view(contents)], at: place, environment) {
        return styled
      }
      var head = environment
      head.font = .style(.headline)
      let box = stack(
        .vertical, boxes(label, head) + boxes(contents, environment), spacing: length("spacing"), .leading, at: place)
      return [
        padded(box, bySystem: "the margins of a group box", horizontal: length("padding"), vertical: length("padding"))
      ]
    case "ContentUnavailableView" where call.arguments.isEmpty: return [fill(at: place)]
    case "ContentUnavailableView": return [unavailable(call, at: place, environment)]
    case "DatePicker": return datePicker(call, at: place, environment)
    case "ColorPicker":
      let side = length("colorPicker.side")
      return labeled(call, icon(side, side, at: place), at: place, environment)
    default: return [unread(name, call.arguments, at: place, environment)]
    }
  }

  // MARK: - Buttons

  private func button(
    _ name: String, _ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment
  ) -> [ViewBox] {
    let isMenu = name == "Menu"
    if isMenu || name == "PhotosPicker" { conceal(call.arguments.filter { $0.label != "label" }, environment) }
    let label: ViewNode
    if let view = call.view("label", interpreter) {
      label = view
    } else if let title = call.title {
      label = named(title, call)
    } else if let closure = call.content, !isMenu, name != "PhotosPicker" || call.arguments.count > 1 {
      label = .group(interpreter.views(of: closure))
    } else {
      return [unknown("Button", "its title is the system's", at: place)]
    }
    let styled = styled("buttonStyle", label, ["isPressed": .flag(false), "role": .nothing], at: place, environment)
    if let styled { return [ViewBox(.button(minimum: nil), [one(styled, at: place)], at: place)] }
    // Several views stand beside one another.
    let parts = boxes(label, inButton(environment))
    return [inStyle(parts.count == 1 ? parts[0] : row(parts, at: place), at: place, environment)]
  }

  /// What a button or link shows, in a style of the system.
  func inStyle(_ inner: ViewBox, at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    switch environment.styles["buttonStyle"]?.term?.name {
    case let name? where Self.surrounding.contains(name):
      let size = environment.controlSize
      let box = padded(
        inner, bySystem: "the margins of a button", horizontal: length("button.horizontalPadding.\(size)"),
        vertical: length("button.verticalPadding.\(size)"))
      return ViewBox(.button(minimum: nil), [box], at: place)
    case nil, "plain", "borderless", "automatic", "link", "accessoryBar", "default":
      return ViewBox(.button(minimum: nil), [inner], at: place)
    case let name?:
      return marked(inner, "buttonStyle", "the style '\(name)'", place)
    }
  }

  /// What the label of a button finds around it: buttons of other sizes have other fonts, unless code says one.
  func inButton(_ environment: ViewEnvironment) -> ViewEnvironment {
    let style = environment.styles["buttonStyle"]?.term?.name ?? ""
    guard environment.controlSize != "regular", !environment.hasOwnFont, Self.surrounding.contains(style) else {
      return environment
    }
    var inner = environment
    inner.font = .style(["mini", "small"].contains(environment.controlSize) ? .subheadline : .body)
    inner.font.assumed = "the font of a button of this size"
    return inner
  }

  /// Styles that draw something around the label.
  private static let surrounding: Set<String> = ["bordered", "borderedProminent", "glass", "glassProminent"]

  /// A view in a style of the project's; `nil` where the style is the system's.
  func styled(
    _ name: String, _ label: ViewNode, _ values: [String: CodeValue], at place: CodePlace,
    _ environment: ViewEnvironment,
    icon: ViewNode? = nil
  ) -> [ViewBox]? {
    guard let style = environment.styles[name] else { return nil }
    guard case .instance(let instance) = style, let body = instance.type.functions["makeBody"]?.first,
      let parameter = body.declaration.parameters.first
    else {
      return style.term == nil ? boxes(label, environment).map { marked($0, name, "the style", place) } : nil
    }
    var configuration = values.sorted { $0.key < $1.key }.map {
      CodeValue.Argument(label: $0.key, value: $0.value, place: place)
    }
    configuration.append(.init(label: icon == nil ? "label" : "title", value: .view(label), place: place))
    if let icon { configuration.append(.init(label: "icon", value: .view(icon), place: place)) }
    return drawn(by: instance, body, [parameter.name: .tuple(configuration)], as: name, at: place, environment)
  }

  /// What a style of the project's draws.
  ///
  /// - Parameters:
  ///   - body: The function of the style that draws.
  ///   - given: What that is given, by the names of its parameters.
  ///   - name: Of the modifier that sets the style: inside of it the system's holds.
  func drawn(
    by style: CodeInstance, _ body: CodeMember, _ given: [String: CodeValue], as name: String, at place: CodePlace,
    _ environment: ViewEnvironment
  ) -> [ViewBox] {
    var inner = environment
    inner.styles[name] = nil
    style.environment = environment
    let scope = run.kept(CodeScope(file: body.file, type: style.type.path, instance: .instance(style)))
    for (parameter, value) in given { scope.set(parameter, value) }
    let value = run.nested(.unknown) { interpreter.result(of: body.declaration.body ?? [], in: scope, as: "View") }
    return boxes(interpreter.node(value, at: place, named: name), inner)
  }

  // MARK: - Labels

  private func label(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> [ViewBox] {
    let title: ViewNode =
      call.title.map { .text([$0], $0.place) } ?? call.content.map { .group(interpreter.views(of: $0)) }
      ?? call.view("title", interpreter) ?? .nothing
    let picture = call["image"].map { CodeValue.Argument(label: nil, value: $0, place: place) }
    let icon: ViewNode =
      call.view("icon", interpreter)
      ?? .system("Image", [picture ?? .init(label: "systemName", value: .unknown, place: place)], place)
    if let styled = styled("labelStyle", title, [:], at: place, environment, icon: icon) { return styled }
    switch environment.styles["labelStyle"]?.term?.name {
    case "titleOnly": return boxes(title, environment)
    case "iconOnly":
      // The title is spoken alone: it stands here, and is drawn nowhere.
      _ = boxes(title, environment)
      return boxes(icon, environment)
    case let name:
      let box = iconAndTitle(one(boxes(icon, environment), at: place), boxes(title, environment), at: place)
      let isKnown = ["titleAndIcon", "automatic"].contains(name ?? "automatic")
      return [isKnown ? box : marked(box, "labelStyle", "the style '\(name ?? "")'", place)]
    }
  }

  private func iconAndTitle(_ icon: ViewBox, _ title: [ViewBox], at place: CodePlace) -> ViewBox {
    stack(.horizontal, [icon, one(title, at: place)], spacing: length("label.spacing"), at: place)
  }

  // MARK: - Values

  private func picker(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> [ViewBox] {
    let style = environment.styles["pickerStyle"]?.term?.name
    if ["segmented", "palette"].contains(style) {
      var inner = environment
      inner.lineLimit = 1
      inner.font = .segment
      let parts = content(call, inner).map {
        ViewBox(.frame(Frame(width: .init(maximum: .infinity))), [$0], at: $0.place)
      }
      return [stack(.horizontal, parts, spacing: 0, at: place)]
    }
    let all = content(call, environment)
    // Lines between them are none.
    let options = all.contains(where: \.holdsText) ? all.filter(\.holdsText) : all
    switch style {
    case "inline": return (environment.showsLabels ? title(call, environment) : []) + all
    case "wheel": return [unknown("Picker", "the widths of a wheel", at: place)]
    default:
      let chevron = icon(length("menuPicker.chevronWidth"), length("menuPicker.chevronHeight"), at: place)
      // It shows the one that is chosen.
      let key = call.arguments.first { $0.label == "selection" }?.key
      let number = choose(options.count, "option", key: key, at: place)
      let value = options.isEmpty ? chevron : row([options[number], chevron], at: place)
      // Its name stands beside it in lists alone.
      guard environment.isInList else { return [value] }
      return valued(call, value, at: place, environment)
    }
  }

  private func toggle(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> [ViewBox] {
    func row() -> [ViewBox] {
      labeled(call, icon(length("toggle.width"), length("toggle.height"), at: place), at: place, environment)
    }
    guard let style = environment.styles["toggleStyle"] else { return row() }
    let label = labelNode(of: call)
    let isOn = CodeValue.unknown(type: "Bool")
    if let styled = styled("toggleStyle", label, ["isOn": isOn, "$isOn": isOn], at: place, environment) {
      return styled
    }
    switch style.term?.name {
    case nil, "automatic", "switch", "default": return row()
    case "button": return [inStyle(one(boxes(label, inButton(environment)), at: place), at: place, environment)]
    case let name?: return row().map { marked($0, "toggleStyle", "the style '\(name)'", place) }
    }
  }

  private func datePicker(
    _ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment
  ) -> [ViewBox] {
    let style = environment.styles["datePickerStyle"]?.term?.name ?? "automatic"
    guard ["automatic", "compact"].contains(style) else {
      return valued(call, unknown("DatePicker", "the size of a calendar or wheel", at: place), at: place, environment)
    }
    let parts: [String]? =
      switch call["displayedComponents"] {
      case nil: ["date", "hourAndMinute"]
      case .list(let values)?: values.compactMap(\.term?.name)
      case let value?: value.term.map { [$0.name] }
      }
    guard let parts else { return valued(call, unknown("DatePicker", "its parts", at: place), at: place, environment) }
    let widths = [("date", "datePicker.dateWidth"), ("hourAndMinute", "datePicker.timeWidth")]
    let values = widths.filter { parts.contains($0.0) }.map {
      icon(length($0.1), length("datePicker.height"), at: place)
    }
    return valued(call, row(values, at: place), at: place, environment)
  }

  private func unavailable(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    var (head, small) = (environment, environment)
    head.font = .style(.title2)
    head.weight = 700
    // The picture of its label stands above.
    head.styles["labelStyle"] = .term(CodeTerm(name: "titleOnly", arguments: nil))
    small.font = .style(.callout)
    var children = [icon(length("contentUnavailable.icon"), length("contentUnavailable.icon"), at: place)]
    children += label(of: call, head)
    if let view = call.view("description", interpreter) { children += boxes(view, small) }
    if let view = call.view("actions", interpreter) { children += boxes(view, environment) }
    let box = stack(.vertical, children, spacing: length("contentUnavailable.spacing"), at: place)
    let all = Frame.Bounds(maximum: .infinity)
    return ViewBox(
      .frame(Frame(width: all, height: all)),
      [padded(box, horizontal: length("contentUnavailable.margin"), vertical: 0)], at: place)
  }
}
