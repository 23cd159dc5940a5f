import SwiftSyntax

extension SwitchCaseSyntax {
  /// Whether it is `@unknown default`: no value that the code was built for gets there.
  var isForUnknownCases: Bool { attribute?.attributeName.trimmedDescription == "unknown" }
}
