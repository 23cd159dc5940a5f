/// Why a request cannot be answered, in lower case.
package struct RequestError: Error, Hashable, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
