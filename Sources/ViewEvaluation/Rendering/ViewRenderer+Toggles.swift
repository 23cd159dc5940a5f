import DesignTokens

// Switches, and pickers of dates.
extension ViewRenderer {
  func toggle(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> [ViewBox] {
    let label =
      call.view("label", interpreter) ?? call.title.map { named($0, call) }
      ?? .group(call.content.map { interpreter.views(of: $0) } ?? [])
    let isOn = CodeValue.unknown(type: "Bool")
    if let styled = styled("toggleStyle", label, ["isOn": isOn, "$isOn": isOn], at: place, environment) {
      return styled
    }
    let row = labeled(call, icon(length("toggle.width"), length("toggle.height"), at: place), at: place, environment)
    switch environment.styles["toggleStyle"]?.term?.name {
    case nil, "automatic", "switch", "default": return row
    case "button": return [inStyle(one(boxes(label, inButton(environment)), at: place), at: place, environment)]
    case let name?: return row.map { marked($0, "toggleStyle", "the style '\(name)'", place) }
    }
  }

  func datePicker(
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
}
