@testable import DesignTokens

/// A design system with a few tokens and the component “Chip”, whose structure starts on line 10, its box on line 11.
enum ChipFixture {
  static func system(_ structure: String) -> DesignSystem {
    TokenFixtures.system(
      """
      {
        "pad": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "minus": { "$type": "dimension", "$value": { "value": -8, "unit": "px" } },
        "tiny": { "$type": "dimension", "$value": { "value": 0.1, "unit": "px" } },
        "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "font": { "$type": "fontFamily", "$value": "Urbanist" }, "weight": { "$type": "fontWeight", "$value": 600 },
        "style": { "$type": "typography", "$value": { "fontFamily": "{font}", "fontSize": { "value": 10, "unit": "px" },
          "fontWeight": 400, "letterSpacing": "{pad}", "lineHeight": 1.2 } },
        "Chip": { "$description": "A chip.", "$extensions": { "dev.l10n.component":
      \(structure)
        } }
      }
      """)
  }

  static let text = #"{ "text": { "slot": "t", "style": "{style}" } }"#

  static func chip(_ box: String) -> String {
    #"{ "axes": { "size": { "values": ["s", "l"], "default": "s" } }, "slots": ["t"], "#
      + #""container": { "screen": { "horizontalPadding": "{pad}" } }, "box":"# + "\n\(box) }"
  }
}
