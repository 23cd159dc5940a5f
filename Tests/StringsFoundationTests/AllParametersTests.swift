import Foundation
import StringsFoundation
import Testing

import func StringsFoundation.NSLocalizedString

@Suite("NSLocalizedString with all its parameters")
struct AllParametersTests {
  @Test("is this one where a file names it")
  func call() {
    #expect(NSLocalizedString("none", tableName: "T", bundle: .main, value: "text", comment: "") == "text")
    #expect(NSLocalizedString("none", comment: "") == "none")
  }
}
