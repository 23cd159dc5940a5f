/// Which requests that send something are taken: those of the server's own pages alone.
///
/// A page of the web can have a browser send a request here, but not with JSON as its type without asking first, which
/// no answer allows, nor with another origin than its own. Other users of the machine can send what they like, and do
/// not know the key.
struct PostCheck: Sendable {
  private let origins: Set<String>
  private let key: String

  /// - Parameters:
  ///   - hosts: The names of the server with its port.
  ///   - key: That of the server, which is in the address that it prints.
  init(hosts: Set<String>, key: String) {
    origins = Set(hosts.map { "http://" + $0 })
    self.key = key
  }

  /// Why a request is refused; `nil` for one whose body is to be read.
  func refusal(of connection: Connection) -> Response? {
    let origin = connection.header("Origin")
    guard origin.count == 1, origins.contains(origin.last.lowercased()) else { return Self.isForeign }
    let site = connection.header("Sec-Fetch-Site")
    guard site.count == 0 || (site.count == 1 && site.last == "same-origin") else { return Self.isForeign }
    let key = connection.header("X-L10n-Key")
    guard key.count == 1, key.last.utf8.elementsEqual(self.key.utf8) else { return Self.lacksKey }
    let type = connection.header("Content-Type")
    guard type.count == 1, type.last.lowercased() == "application/json" else { return Self.isNoJSON }
    let length = connection.header("Content-Length")
    guard connection.header("Transfer-Encoding").count == 0, length.count == 1, let count = Int(length.last),
      count >= 0
    else { return Self.hasNoLength }
    return count > PostHandler.bodyLimit ? Self.isTooLong : nil
  }

  private static let isForeign = Response(refusing: 403, "only pages of this preview may ask for this")
  private static let lacksKey = Response(
    refusing: 403, "open the address that the terminal shows: it has the key without which nothing may be sent")
  private static let isNoJSON = Response(refusing: 415, "what is sent has the type application/json")
  private static let hasNoLength = Response(refusing: 411, "what is sent has a length")
  private static let isTooLong = Response(
    refusing: 413, "no more than \(PostHandler.bodyLimit) bytes are taken at a time")
}
