import Foundation

struct FormatCalls {
  let name: String
  let number: Int

  var greeting: String { String(format: NSLocalizedString("format.greeting", comment: ""), name) }
  var swapped: String {
    String(format: NSLocalizedString("format.greeting", comment: ""), number)  // expect: argument-call-mismatch
  }
  var tooFew: String {
    String(format: NSLocalizedString("format.two", comment: ""), name)  // expect: argument-call-mismatch
  }
  var tooMany: String {
    String.localizedStringWithFormat(
      NSLocalizedString("format.greeting", comment: ""),  // expect: argument-call-mismatch
      name, number)
  }
  var either: String {
    String(
      format: number > 1
        ? NSLocalizedString("format.greeting", comment: "")  // expect: argument-call-mismatch
        : String(localized: "format.two"), name, number)
  }
  var positional: String {
    String(format: String(localized: "format.two"), name, number)
  }
}
