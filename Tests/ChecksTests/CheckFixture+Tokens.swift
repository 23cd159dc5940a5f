@testable import Checks

extension CheckFixture {
  /// A token file alone, in which `PX(…)` stands for a token of so many pixels.
  static func tokens(_ text: String) -> CheckFixture {
    let lengths = text.replacing(/PX\((\d+)\)/) { "{\"$value\": {\"value\": \($0.1), \"unit\": \"px\"}}" }
    return CheckFixture().example(.tokens(lengths))
  }

  /// A component with one white text on gray.
  ///
  /// - Parameters:
  ///   - members: Those of the component, each with its comma.
  ///   - frame: The members of its frame.
  ///   - color: The components of the color of the text.
  ///   - surface: The member with the gray, and its comma; empty for a text on nothing that is known.
  ///   - around: What the box of the text lies in.
  static func tokenButton(
    _ members: String, frame: String = "", color: String = "[1, 1, 1]",
    surface: String = #""surface": {"background": "{gray}"}, "#,
    around: (String) -> String = { $0 }
  ) -> CheckFixture {
    let box = """
      {"frame": {\(frame)}, "content": {"text": {"slot": "title", "color": "{white}",
       "style": {"fontFamily": "{f}", "fontWeight": "{w}", "fontSize": "{t.size}"}}}}
      """
    return tokens(
      """
      {"t": {"$type": "dimension", "target": PX(44), "small": PX(32), "size": PX(16)},
       "f": {"$type": "fontFamily", "$value": "Example Sans"}, "w": {"$type": "fontWeight", "$value": 400},
       "white": {"$type": "color", "$value": {"colorSpace": "srgb", "components": \(color)}},
       "gray": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}},
       "Button": {"$extensions": {"dev.l10n.component": {"slots": ["title"], \(members)
        "container": {"hug": {}}, \(surface)"box":
        \(around(box))}}}}
      """)
  }

  /// What a rule says of the tokens.
  func findings(_ rule: Rule) throws -> [String] { try wholeProject.findings(of: rule).map(\.message) }
}
