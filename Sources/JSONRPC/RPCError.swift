/// An error answer of JSON-RPC, with its code.
package struct RPCError: Error, Hashable, Sendable, CustomStringConvertible {
  package let code: Int
  package let message: String

  package init(code: Int, _ message: String) {
    self.code = code
    self.message = message
  }

  package var description: String { message }

  package static func parseError(_ message: String) -> RPCError { RPCError(code: -32700, message) }
  package static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message) }
  package static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, "there is no method '\(method)'")
  }
  package static func invalidParams(_ message: String) -> RPCError { RPCError(code: -32602, message) }
  package static func internalError(_ message: String) -> RPCError { RPCError(code: -32603, message) }
}
