/// How a request ended (RFC 9110, section 15).
public enum Status: Int, Error, Sendable {
  case ok = 200
  case badRequest = 400
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case fieldsTooLarge = 431

  var reason: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .fieldsTooLarge: "Request Header Fields Too Large"
    }
  }
}
