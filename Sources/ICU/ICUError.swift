import CICU

/// A failure that a function of ICU reported.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The C function, as in “uplrules_openForType”.
  package let function: String
  /// The value of `UErrorCode`, above 0.
  package let code: Int32

  /// The name of the code, as in “U_ILLEGAL_ARGUMENT_ERROR” (`u_errorName`).
  package var name: String { String(cString: cicu_error_name(code)) }

  package var description: String { "\(function): \(name)" }

  init(function: String, code: Int32) {
    self.function = function
    self.code = code
  }

  /// Throws when `status` is a failure; ICU's warnings, below 0, are not.
  static func check(_ status: Int32, from function: String) throws(ICUError) {
    if status > 0 { throw ICUError(function: function, code: status) }
  }
}
