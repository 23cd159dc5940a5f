import DesignTokens
import PositionedJSON
import Preview
import Project
import Workspace

extension AgentTool {
  static let picture = AgentTool(
    name: "preview_picture", title: "How a key looks",
    summary:
      "A picture of the component or screen that shows a key, in a language, at a text size; the text is framed.",
    members: [
      .text("key", "The key", isRequired: true), .text("locale", "The language", isRequired: true),
      .text("table", "Its table, where several have it"),
      .text("size", "A text size; without, large", choices: DynamicTypeSize.allCases.map(\.rawValue)),
    ],
    answer: [
      .text("text", "As it is shown"), .text("locale", ""), .text("component", ""), .text("slot", ""),
      .text("size", ""),
      .flag("fails", "Whether the text does not fit"), .number("width", "Pixels"), .number("height", "Pixels"),
    ]
  ) { agent, arguments in
    let key = try arguments.needed("key")
    let place = try agent.place(key, in: try agent.table(of: key, arguments))
    let locale = try agent.locale(try arguments.needed("locale"))
    let name = try arguments.text("size") ?? DynamicTypeSize.large.rawValue
    guard let size = DynamicTypeSize(rawValue: name) else { throw ToolRefusal("there is no text size '\(name)'") }
    guard let measurement = try agent.index.measurement(of: place, in: locale, sizes: [size], most: 1) else {
      throw ToolRefusal("nothing that is measured shows '\(place.key)'")
    }
    let shown = try measurement.run(jobs: agent.jobs)
    guard let own = shown.plan.locales.first,
      let drawn = try KeyPicture.drawn(of: place, in: own, measured: shown, scale: 2)
    else { throw ToolRefusal("the text of '\(place.key)' takes no room in '\(locale)'") }
    return ToolAnswer(
      .object {
        $0["text"] = .string(drawn.picture.text)
        $0["locale"] = .string(drawn.picture.shownLocale)
        $0["component"] = .string(drawn.picture.cell.component)
        $0["slot"] = .string(drawn.picture.slot)
        $0["size"] = .string(name)
        $0["fails"] = .bool(drawn.picture.fails)
        $0["width"] = .integer(drawn.picture.width)
        $0["height"] = .integer(drawn.picture.height)
      }, picture: drawn.bytes)
  }
}
