/// Why a request cannot be answered, in lower case.
public struct RequestError: Error, Hashable, Sendable {
  public let message: String

  public init(_ message: String) { self.message = message }
}
