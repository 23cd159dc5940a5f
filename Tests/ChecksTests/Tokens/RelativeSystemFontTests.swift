import Testing

@testable import Checks

@Suite("relative-system-font")
struct RelativeSystemFontTests {
  private static func style(
    _ family: String, _ scaling: String = "", name: String = "\"t\"", root: String = "", more: String = ""
  ) -> String {
    let extensions = scaling.isEmpty ? "" : #", "$extensions": {"dev.l10n.typography": {\#(scaling)}}"#
    return #"""
      {\#(root)\#(name): {"$type": "typography", "$value": {"fontFamily": "\#(family)", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"}}\#(extensions)}\#(more)}
      """#
  }

  private static func message(_ family: String, _ style: String) -> String {
    """
    't' lets '\(family)' grow relative to \(style), which only '.custom(_:size:relativeTo:)' does, for custom fonts: \
    '.system(size:)' does not scale. Say 'textStyle' for the sizes of a system style, 'fixedSize' for a size that \
    stays, or take a custom font
    """
  }

  @Test(
    "fires",
    arguments: [
      (style("SF Pro", #"⟦"relativeTo"⟧: "title1""#), message("SF Pro", "title1")),
      (style("system-ui", #""maximumSize": "xLarge", ⟦"relativeTo"⟧: "body""#), message("system-ui", "body")),
      (style("New York", name: "⟦\"t\"⟧"), message("New York", "body")),
      (
        style("SF Mono", #"⟦"relativeTo"⟧: "body""#, more: #", "u": {"$type": "typography", "$value": "{t}"}"#),
        message("SF Mono", "body")
      ),
    ])
  func fires(text: String, message: String) throws {
    #expect(try CheckFixture.tokens(text).expect(.relativeSystemFont).map(\.message) == [message])
  }

  @Test(
    "is silent",
    arguments: [
      style("Urbanist", #""relativeTo": "title1""#), style("Urbanist"), style("SF Pro", #""textStyle": "title1""#),
      style("SF Pro", #""fixedSize": true"#),
      style("SF Pro", #""relativeTo": "body""#, root: #""$extensions": {"dev.l10n.platform": "macos"}, "#),
    ])
  func silent(text: String) throws { try CheckFixture.tokens(text).expectNothing(of: .relativeSystemFont) }
}
