import SourceText

/// Answers requests from the site that is in place.
final class RequestHandler: Sendable {
  private let hosts: Set<String>
  private let site: Mutex<Site>
  private let hub: EventHub
  private let posts: PostHandler?
  private let postCheck: PostCheck

  private let isNoHTTP = Response(refusing: 400, "a request has one Host field and a path")
  private let isUnknown = Response(refusing: 404, "there is no such file in the preview")
  private let isNoRead = Response(refusing: 405, "there is nothing but GET and HEAD", fields: [("Allow", "GET, HEAD")])
  private let isNoPost = Response(refusing: 405, "there is nothing but POST", fields: [("Allow", "POST")])
  private let hasNoBody = Response(refusing: 411, "what is sent has a length")
  private let isMisdirected: Response
  private let isEnding = Response(refusing: 503, "the server is about to end")

  init(port: UInt16, site: Site, hub: EventHub, posts: PostHandler?, key: String) {
    let names = ["127.0.0.1", "localhost"]
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
    isMisdirected = Response(refusing: 421, "this is the preview at http://127.0.0.1:\(port)/")
    self.site = Mutex(site)
    self.hub = hub
    self.posts = posts
    postCheck = PostCheck(hosts: hosts, key: key)
  }

  /// Puts another site in place; returns the one before.
  func replace(by site: Site) -> Site {
    self.site.withLock { current in
      let old = current
      current = site
      return old
    }
  }

  /// Called on the server's thread with the head of a request; returns the bytes that its body may have, 0 where it is
  /// refused or nothing is read.
  func bodyLimit(_ connection: Connection, method: String, target: UnsafePointer<CChar>) -> Int {
    guard method == "POST", refusal(of: connection) == nil, postedPath(of: target) != nil,
      postCheck.refusal(of: connection) == nil
    else { return 0 }
    return PostHandler.bodyLimit
  }

  /// Called on the server's thread; returns whether the connection may go on.
  ///
  /// - Parameter body: `nil` where none was read.
  func answer(
    _ connection: Connection, method: String, target: UnsafePointer<CChar>, body: [UInt8]?
  ) -> Bool {
    if let refusal = refusal(of: connection) { return connection.queue(refusal) }
    if let path = postedPath(of: target) {
      guard method == "POST" else { return connection.queue(isNoPost) }
      if let refusal = postCheck.refusal(of: connection) { return connection.queue(refusal) }
      guard let body, let posts else { return connection.queue(hasNoBody) }
      return connection.queue(Response(posts.answer(path, body)))
    }
    guard method == "GET" || method == "HEAD" else { return connection.queue(isNoRead) }
    guard let path = RequestTarget.path(of: target) else { return connection.queue(isNoHTTP) }
    if path == "events" {
      return connection.queue(hub.open(connection).map(Response.init) ?? isEnding)
    }
    return connection.queue(site.withLock { $0.responses[path] } ?? isUnknown)
  }

  /// A page of the web can have its own name resolve to this machine, but not make a browser send another name.
  private func refusal(of connection: Connection) -> Response? {
    let host = connection.header("Host")
    guard host.count == 1 else { return isNoHTTP }
    return hosts.contains(host.last.lowercased()) ? nil : isMisdirected
  }

  private func postedPath(of target: UnsafePointer<CChar>) -> String? {
    guard let posts, let path = RequestTarget.path(of: target), posts.paths.contains(path) else { return nil }
    return path
  }
}

extension Response {
  fileprivate convenience init(_ reply: PostReply) {
    switch reply {
    case .value(let bytes): self.init(bytes, contentType: "application/json")
    case .refusal(let status, let reason): self.init(refusing: status, reason)
    }
  }
}
