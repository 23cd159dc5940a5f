extension ExampleProject {
  /// A text in a button whose measures are given, in a project with nothing else.
  ///
  /// The font “Example Sans” is one whose small letters are half an em wide, so that the button has room for twenty.
  ///
  /// - Parameters:
  ///   - frame: The frame of the button, as the members of a JSON object.
  ///   - lines: The limit of lines; `nil` for none.
  static func button(
    _ title: String, frame: String = #""minHeight": "{target}", "minWidth": "{target}""#, width: Int = 160,
    lines: Int? = 1, isFixedSize: Bool = false,
    comment: String? = nil, binding: String = #"{ "keys": "*", "slot": "Button.title" }"#
  ) -> ExampleProject {
    let heading = comment.map { "/* \($0) */\n" } ?? ""
    return .files([
      "Tokens/app.tokens.json": component(frame: frame, width: width, lines: lines, isFixedSize: isFixedSize),
      "en.lproj/Localizable.strings": heading + entry("title", title),
      "l10n.json": """
      {
        "tokens": ["Tokens/app.tokens.json"],
        "bindings": [\(binding)]
      }

      """,
    ])
  }

  private static func component(frame: String, width: Int, lines: Int?, isFixedSize: Bool) -> String {
    let (open, close) = isFixedSize ? (#""fixedSize": { "horizontal": true }, "content": { "#, " }") : ("", "")
    let limit = lines.map { ", \"lineLimit\": \($0)" } ?? ""
    return """
      {
        "font": { "$type": "fontFamily", "$value": "Example Sans" },
        "weight": { "$type": "fontWeight", "$value": 400 },
        "textSize": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
        "width": { "$type": "dimension", "$value": { "value": \(width), "unit": "px" } },
        "target": { "$type": "dimension", "$value": { "value": 44, "unit": "px" } },
        "low": { "$type": "dimension", "$value": { "value": 32, "unit": "px" } },
        "Button": {
          "$extensions": {
            "dev.l10n.component": {
              "slots": ["title"],
              "interactive": true,
              "touchTarget": "{target}",
              "container": { "fixed": { "width": "{width}" } },
              "box": {
                "frame": { \(frame) },
                "content": {
                  \(open)"text": {
                    "slot": "title"\(limit),
                    "style": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{textSize}" }
                  }\(close)
                }
              }
            }
          }
        }
      }

      """
  }

  /// A token file alone.
  static func tokens(_ text: String) -> ExampleProject { .files(["app.tokens.json": text + "\n"]) }
}
