import Synchronization

/// Answers requests from the site that is in place.
final class RequestHandler: Sendable {
  private let hosts: Set<String>
  private let site: Mutex<Site>
  private let hub: EventHub

  private let isNoHTTP = Response(refusing: 400, "a request has one Host field and a path")
  private let isUnknown = Response(refusing: 404, "there is no such file in the preview")
  private let isNoRead = Response(refusing: 405, "there is nothing but GET and HEAD", fields: [("Allow", "GET, HEAD")])
  private let isMisdirected: Response
  private let isEnding = Response(refusing: 503, "the server is about to end")

  init(port: UInt16, site: Site, hub: EventHub) {
    let names = ["127.0.0.1", "localhost"]
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
    isMisdirected = Response(refusing: 421, "this is the preview at http://127.0.0.1:\(port)/")
    self.site = Mutex(site)
    self.hub = hub
  }

  /// Puts another site in place; returns the one before.
  func replace(by site: Site) -> Site {
    self.site.withLock { current in
      let old = current
      current = site
      return old
    }
  }

  /// Called on the server's thread; returns whether the connection may go on.
  func answer(_ connection: Connection, method: String, target: UnsafePointer<CChar>) -> Bool {
    // A page of the web can have its own name resolve to this machine, but not make a browser send another name.
    let host = connection.header("Host")
    guard host.count == 1 else { return connection.queue(isNoHTTP) }
    guard hosts.contains(host.last.lowercased()) else { return connection.queue(isMisdirected) }
    guard method == "GET" || method == "HEAD" else { return connection.queue(isNoRead) }
    guard let path = RequestTarget.path(of: target) else { return connection.queue(isNoHTTP) }
    if path == "events" {
      return connection.queue(hub.open(connection).map(Response.init) ?? isEnding)
    }
    return connection.queue(site.withLock { $0.responses[path] } ?? isUnknown)
  }
}
