import Testing

@testable import DesignTokens

struct SystemFontDesignTests {
  @Test(
    arguments: [(String, SystemFontDesign?)]([
      ("SF Pro", .plain), ("sf pro text", .plain), ("system-ui", .plain), ("-apple-system", .plain),
      ("SF Pro Rounded", .rounded), ("New York", .serif), ("ui-serif", .serif), ("SF Mono", .monospaced),
      ("Inter", nil), ("Urbanist", nil), ("serif", nil), ("", nil),
    ]))
  func families(name: String, design: SystemFontDesign?) {
    #expect(SystemFontDesign(family: name) == design)
  }
}
