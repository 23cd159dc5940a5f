extension ExampleProject {
  /// A badge with one text.
  ///
  /// - Parameters:
  ///   - slots: The names of its slots, as JSON.
  ///   - fill: The components of the colour behind the text, which is white then; `nil` for a badge without colours.
  static func badge(slots: String = #"["title"]"#, fill: String? = nil) -> ExampleProject {
    var (colors, surface, color) = ("", "", "")
    if let fill {
      colors = """

          "white": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "fill": { "$type": "color", "$value": { "colorSpace": "srgb", "components": \(fill) } },
        """
      surface = "\n        \"surface\": { \"background\": \"{fill}\" },"
      color = "\n            \"color\": \"{white}\","
    }
    return .tokens(
      """
      {
        "font": { "$type": "fontFamily", "$value": "Example Sans" },
        "weight": { "$type": "fontWeight", "$value": 600 },
        "size": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },\(colors)
        "Badge": {
          "$extensions": {
            "dev.l10n.component": {
              "slots": \(slots),
              "container": { "hug": {} },\(surface)
              "box": {
                "text": {
                  "slot": "title",\(color)
                  "style": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{size}" }
                }
              }
            }
          }
        }
      }
      """)
  }

  /// One text style of 17 points.
  ///
  /// - Parameter scaling: The member of its extension that says how it scales.
  static func textStyle(family: String, scaling: String) -> ExampleProject {
    .tokens(
      """
      {
        "title": {
          "$type": "typography",
          "$value": {
            "fontFamily": "\(family)", "fontWeight": 600, "lineHeight": 1.3,
            "fontSize": { "value": 17, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" }
          },
          "$extensions": { "dev.l10n.typography": { \(scaling) } }
        }
      }
      """)
  }

  /// Corner radii by their names, each with its value as JSON.
  static func radii(_ radii: KeyValuePairs<String, String>) -> ExampleProject {
    let tokens = radii.map { #"    "\#($0)": { "$value": \#($1) }"# }.joined(separator: ",\n")
    return .tokens("{\n  \"radius\": {\n    \"$type\": \"dimension\",\n\(tokens)\n  }\n}")
  }
}

extension String {
  /// A length in pixels as the JSON of a token's value.
  static func pixels(_ number: Int) -> String { #"{ "value": \#(number), "unit": "px" }"# }
}
