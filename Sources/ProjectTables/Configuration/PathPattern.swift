/// A pattern of paths, as shells and build tools write them.
///
/// `*` stands for any run of characters and `?` for one within a name, `**` for any number of folders. A pattern that
/// matches a folder matches all that is in it.
package struct PathPattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case folders
    case name(WildcardPattern)
  }

  package let text: String
  private let parts: [Part]

  package init(_ text: String) {
    self.text = text
    parts = Self.names(text).map { $0 == "**" ? .folders : .name(WildcardPattern(String($0))) }
  }

  /// Whether `text` is a pattern rather than the path of one file or folder.
  package static func isPattern(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// The folders of `text` ahead of the first name with a wildcard, joined by slashes; empty for none.
  package static func fixedFolder(of text: String) -> String {
    names(text).prefix { !isPattern(String($0)) }.joined(separator: "/")
  }

  /// Whether a path, or a folder that it lies in, matches.
  ///
  /// - Complexity: O(*n* × *m*) at worst in the lengths of the pattern and the path.
  package func matches(_ path: String) -> Bool {
    let names = Self.names(path).map(String.init)
    var (index, at) = (0, 0)
    var folders: (part: Int, name: Int)?
    while at < names.count {
      guard index < parts.count else { return true }
      switch parts[index] {
      case .folders:
        folders = (index, at)
        index += 1
        continue
      case .name(let pattern) where pattern.matches(names[at]):
        index += 1
        at += 1
        continue
      case .name: break
      }
      guard let last = folders else { return false }
      folders = (last.part, last.name + 1)
      index = last.part + 1
      at = last.name + 1
    }
    return parts[index...].allSatisfy { $0 == .folders }
  }

  private static func names(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
}
