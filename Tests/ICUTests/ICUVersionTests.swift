import Testing

@testable import ICU

struct ICUVersionTests {
  @Test(arguments: [ICUVersion.library, ICUVersion.unicode, ICUVersion.cldr])
  func versionsAreNumbers(version: String) {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count >= 2)
    #expect(parts.allSatisfy { UInt($0) != nil }, "\(version)")
  }

  @Test func errorsHaveICUsName() {
    #expect(ICUError(function: "ubrk_open", code: 1).description == "ubrk_open: U_ILLEGAL_ARGUMENT_ERROR")
  }
}
