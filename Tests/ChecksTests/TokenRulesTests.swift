import DesignTokens
import Testing

@testable import Checks

/// The rules that look at design tokens: where each must report, and where it must not.
@Suite struct TokenRulesTests {
  private func findings(_ rule: Rule, _ text: String) -> [String] {
    let system = DesignSystem(files: [("a.tokens.json", [UInt8](text.utf8))])
    #expect(system.problems.map(\.message) == [])
    let run = TokenCheckRun([.init(name: "", system: system)])
    return run.findings(of: [rule]).map { "\($0.span.start.line):\($0.span.start.column) \($0.message)" }
  }

  private func px(_ value: Double) -> String { "{\"$value\": {\"value\": \(value), \"unit\": \"px\"}}" }

  @Test func offGrid() {
    #expect(
      findings(.offGrid, "{\"spacing\": {\"$type\": \"dimension\", \"a\": \(px(8)),\n\"b\": \(px(10))}}") == [
        "2:1 'spacing.b' is 10px, no multiple of 4; the nearest is 12px"
      ])
    #expect(
      findings(
        .offGrid,
        "{\"gaps\": {\"$type\": \"dimension\", \"$extensions\": {\"dev.l10n.scale\": {\"grid\": 8}}, \"a\": \(px(12))}}"
      )
        == ["1:81 'gaps.a' is 12px, no multiple of 8; the nearest is 16px"])
    #expect(findings(.offGrid, "{\"sizes\": {\"$type\": \"dimension\", \"a\": \(px(10))}}") == [])
    #expect(
      findings(
        .offGrid,
        "{\"spacing\": {\"$type\": \"dimension\", \"a\": {\"$value\": \"{x.a}\"}}, \"x\": {\"$type\": \"dimension\", \"a\": \(px(5))}}"
      ) == [])
  }

  @Test func scaleOrder() {
    #expect(
      findings(
        .scaleOrder, "{\"r\": {\"$type\": \"dimension\", \"md\": \(px(16)),\n\"lg\": \(px(12)), \"z\": \(px(1))}}")
        == ["2:1 'r.lg' is 12px, no more than 'r.md', 16px"])
    #expect(
      findings(
        .scaleOrder,
        """
        {"d": {"$type": "duration", "quick": {"$value": {"value": 300, "unit": "ms"}},
        "medium": {"$value": {"value": 0.25, "unit": "s"}}, "slow": {"$value": {"value": 1, "unit": "s"}}}}
        """) == ["2:1 'd.medium' is 0.25s, no more than 'd.quick', 300ms"])
    #expect(findings(.scaleOrder, "{\"r\": {\"$type\": \"dimension\", \"xl\": \(px(9)), \"none\": \(px(0))}}") == [])
  }

  @Test func duplicateValue() {
    #expect(
      findings(
        .duplicateValue,
        "{\"r\": {\"$type\": \"dimension\", \"lg\": \(px(16)), \"card\": \(px(16)), \"x\": {\"$value\": \"{r.lg}\"}}}")
        == ["1:30 'r.lg' holds 16px, as do 'r.card': one may name the other"])
    #expect(
      findings(.duplicateValue, "{\"$type\": \"dimension\", \"r\": {\"a\": \(px(1))}, \"s\": {\"a\": \(px(1))}}") == [])
  }

  @Test func deprecatedTokenUsed() {
    #expect(
      findings(
        .deprecatedTokenUsed,
        """
        {"$type": "number", "old": {"$deprecated": "use new", "a": {"$value": 1}, "b": {"$value": "{old.a}"}},
        "c": {"$value": "{old.a}"}, "d": {"$deprecated": true, "$value": "{old.a}"}}
        """) == ["2:17 token 'c' uses 'old.a', which is deprecated: use new"])
  }

  @Test func unusedToken() {
    #expect(
      findings(
        .unusedToken,
        """
        {"$type": "number", "palette": {"a": {"$value": 1}, "b": {"$value": 2}},
        "role": {"x": {"$value": "{palette.a}"}, "y": {"$value": 3}}}
        """) == ["1:53 nothing uses 'palette.b', though others of its group are used"])
  }

  private func component(_ members: String, height: String = "", around: (String) -> String = { $0 }) -> String {
    let box = """
      {"frame": {\(height)}, "content": {"text": {"slot": "title", "color": "{white}",
       "style": {"fontFamily": "{f}", "fontWeight": "{w}", "fontSize": "{t.size}"}}}}
      """
    return """
      {"t": {"$type": "dimension", "target": \(px(44)), "small": \(px(32)), "size": \(px(16))},
       "f": {"$type": "fontFamily", "$value": "A"}, "w": {"$type": "fontWeight", "$value": 400},
       "white": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "gray": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}},
       "Button": {"$extensions": {"dev.l10n.component": {"slots": ["title"], \(members)
        "container": {"hug": {}}, "surface": {"background": "{gray}"}, "box":
        \(around(box))}}}}
      """
  }

  @Test func smallTouchTarget() {
    let low = #""height": "{t.small}""#
    let target = #""interactive": true, "touchTarget": "{t.target}","#
    #expect(
      findings(.smallTouchTarget, component(target, height: low)) == [
        "5:2 Button is 32 pt high: a touch target needs 44 pt"
      ])
    #expect(
      findings(.smallTouchTarget, component(#""interactive": true,"#)) == [
        "5:2 Button can be pressed and names no touch target"
      ])
    #expect(findings(.smallTouchTarget, component(target)) == [])
    #expect(findings(.smallTouchTarget, component("", height: low)) == [])
  }

  @Test func lowContrast() {
    #expect(
      findings(.lowContrast, component("")) == [
        "5:2 Button.title is #FFFFFF on #808080, 3.97:1, less than 4.5:1 (APCA Lc -72.6), with its one form"
      ])
  }

  @Test func lowContrastOfIcons() {
    func overlaid(_ members: String) -> String {
      component("") {
        #"{"overlay": {"box": {"icon": {"width": "{t.size}", "height": "{t.size}", \#(members)}}}, "content": \#($0)}"#
      }
    }
    let text = "5:2 Button.title is #FFFFFF on #808080, 3.97:1, less than 4.5:1 (APCA Lc -72.6), with its one form"
    // White is enough for an icon, 3.97:1 of 3:1; gray on gray is not, unless it is decoration.
    #expect(findings(.lowContrast, overlaid(#""color": "{white}""#)) == [text])
    #expect(
      findings(.lowContrast, overlaid(#""color": "{gray}", "name": "star""#)) == [
        "5:2 Button.icon 'star' is #808080 on #808080, 1.00:1, less than 3:1 (APCA Lc 0.0), with its one form",
        text,
      ])
    #expect(findings(.lowContrast, overlaid(#""color": "{gray}", "decorative": true"#)) == [text])
  }

  @Test func buttonsInComponentsAreTouchTargets() {
    let target = #""interactive": true, "touchTarget": "{t.target}","#
    func padded(_ button: String) -> String {
      component(target, height: #""height": "{t.small}""#) {
        #"{"padding": {"all": "{t.target}"}, "content": {"button": {\#(button)}, "content": \#($0)}}"#
      }
    }
    // The component is 120 high, the button in it 32.
    #expect(
      findings(.smallTouchTarget, padded("")) == ["5:2 Button is 32 pt high: a touch target needs 44 pt"])
    #expect(findings(.smallTouchTarget, padded(#""touchTarget": "{t.small}""#)) == [])
  }

  @Test func readersProblemsKeepTheirRule() {
    let system = DesignSystem(files: [("a.json", [UInt8](#"{"a": {"$value": 1}}"#.utf8))])
    let run = TokenCheckRun([.init(name: "", system: system), .init(name: "x", system: system)])
    #expect(run.findings(of: Rule.tokenRules).map(\.rule) == ["token-type"])
    #expect(run.findings(of: [.tokenAlias]).isEmpty)
  }
}
