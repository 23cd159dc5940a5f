/// A path that stays inside of the project.
struct ExchangePath {
  let path: String

  /// - Returns: `nil` for a path that is absolute or leads upward.
  init?(_ original: String) {
    guard !original.hasPrefix("/"), !original.utf8.contains(0) else { return nil }
    let parts = original.split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty, !parts.contains("..") else { return nil }
    path = parts.joined(separator: "/")
  }
}
