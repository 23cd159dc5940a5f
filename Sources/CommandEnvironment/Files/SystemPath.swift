/// Paths of files and folders, taken apart by their names alone, as `NSString` does.
package enum SystemPath {
  /// The folder that a file or folder lies in: `/` for `/a`, and nothing for `a`.
  package static func folder(of path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The last name: `b` of `/a/b/`, `/` of `/`.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? String(path.prefix(1))
  }

  /// The last name without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    return String(name[..<(dot(in: name) ?? name.endIndex)])
  }

  /// What follows the last dot of the last name; nothing for `.git`.
  package static func pathExtension(of path: String) -> String {
    let name = name(of: path)
    return dot(in: name).map { String(name[name.index(after: $0)...]) } ?? ""
  }

  package static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The absolute path without `.`, `..` and empty names, by the names alone.
  package static func standardized(_ path: String) -> String {
    var names: [Substring] = []
    let absolute = path.hasPrefix("/") ? path : joined(ProcessEnvironment.currentFolder, path)
    for name in absolute.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The absolute path of one that may be relative to a folder, without `.`, `..` and empty names.
  package static func absolute(_ path: String, in folder: String) -> String {
    standardized(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// `/a` of `/a/`, and `/` of `/`.
  package static func withoutTrailingSlash(_ path: String) -> String {
    path.hasSuffix("/") && path.utf8.count > 1 ? withoutTrailingSlash(String(path.dropLast())) : path
  }

  private static func dot(in name: String) -> String.Index? {
    guard name != "..", let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return dot
  }
}
