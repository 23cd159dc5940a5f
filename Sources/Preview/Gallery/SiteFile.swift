/// A file of the gallery.
package struct SiteFile: Hashable, Sendable {
  /// Relative to the gallery's folder: letters, digits, hyphens, dots, and one folder at most.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Whether a gallery may have a file of that path, so that no manifest names a file elsewhere.
  package static func isPath(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { part in
        part.utf8.count <= 64 && part.utf8.first != UInt8(ascii: ".") && !part.isEmpty
          && part.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
              UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
              true
            default: false
            }
          }
      }
  }
}
