/// A file of a site, held in memory.
package struct ServedFile: Sendable {
  /// Path from the root of the site, without a slash before it, as in “data/index.js”.
  package var path: String
  package var bytes: [UInt8]
  /// Media type, as in “text/css; charset=utf-8”.
  package var contentType: String

  /// - Parameter contentType: `nil` for what the path's extension says.
  package init(path: String, bytes: [UInt8], contentType: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.contentType = contentType ?? Self.contentType(of: path)
  }

  private static func contentType(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    switch name.split(separator: ".").dropFirst().last?.lowercased() {
    case "html": return "text/html; charset=utf-8"
    case "css": return "text/css; charset=utf-8"
    case "js": return "text/javascript; charset=utf-8"
    case "json": return "application/json"
    case "svg": return "image/svg+xml"
    case "png": return "image/png"
    case "md", "txt": return "text/plain; charset=utf-8"
    default: return "application/octet-stream"
    }
  }

  var isPage: Bool { contentType.hasPrefix("text/html") }
}
