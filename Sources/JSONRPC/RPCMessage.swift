import PositionedJSON

/// A message of JSON-RPC 2.0 as it comes in.
package enum RPCMessage: Sendable {
  /// A call that waits for an answer.
  case call(RPCIdentifier, method: String, params: JSONValue?)
  /// What waits for none.
  case note(method: String, params: JSONValue?)
  /// An answer to a call of this side; of an error nothing but that it is one.
  case answer(RPCIdentifier, result: JSONValue?)

  /// Takes one message apart.
  ///
  /// - Throws: The answer that tells the other side what is wrong with it.
  /// - Complexity: O(*n*) in its bytes.
  package init(parsing bytes: [UInt8]) throws(RPCError) {
    let root: JSONValue
    do throws(JSONSyntaxError) {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw .parseError("the message is no JSON: \(error.message)")
    }
    guard root.kind == .object else {
      throw .invalidRequest(root.kind == .array ? "batches are not taken: send one message" : "a message is an object")
    }
    guard root["jsonrpc"]?.string == "2.0" else { throw .invalidRequest("'jsonrpc' has to be \"2.0\"") }
    let params = root["params"].flatMap { $0.kind == .null ? nil : $0 }
    if let params, params.kind != .object, params.kind != .array {
      throw .invalidRequest("'params' has to be an object or an array")
    }
    let id = root["id"].flatMap { $0.kind == .null ? nil : $0 }
    let identifier = id.flatMap(RPCIdentifier.init)
    if id != nil, identifier == nil { throw .invalidRequest("'id' has to be a whole number or a text") }
    guard let method = root["method"] else {
      guard let identifier else { throw .invalidRequest("a message has a 'method' or an 'id'") }
      self = .answer(identifier, result: root["error"] == nil ? root["result"] : nil)
      return
    }
    guard let name = method.string else { throw .invalidRequest("'method' has to be a text") }
    self = identifier.map { .call($0, method: name, params: params) } ?? .note(method: name, params: params)
  }

  /// The answer to a call.
  package static func answer(to identifier: RPCIdentifier, _ result: Result<JSONOutput, RPCError>) -> JSONOutput {
    .object {
      $0["jsonrpc"] = .string("2.0")
      $0["id"] = identifier.json
      switch result {
      case .success(let value): $0["result"] = value
      case .failure(let error): $0["error"] = json(of: error)
      }
    }
  }

  /// The answer to what could not be read, and names no call.
  package static func answer(toUnreadable error: RPCError) -> JSONOutput {
    .object {
      $0["jsonrpc"] = .string("2.0")
      $0["id"] = .null
      $0["error"] = json(of: error)
    }
  }

  /// What this side asks of the other, or tells it where it has no identifier.
  package static func outgoing(
    _ method: String, _ params: JSONOutput, identifier: RPCIdentifier? = nil
  ) -> JSONOutput {
    .object {
      $0["jsonrpc"] = .string("2.0")
      $0["id"] = identifier?.json
      $0["method"] = .string(method)
      $0["params"] = params
    }
  }

  private static func json(of error: RPCError) -> JSONOutput {
    .object {
      $0["code"] = .integer(error.code)
      $0["message"] = .string(error.message)
    }
  }
}
