import Foundation

/// Where the paths of a report start for those who read it.
enum ReportPaths {
  /// What stands before a path that is relative to `root` so that it starts where a CI system looks: at the root of the
  /// repository, without one at the working directory; empty where that is no folder above `root`.
  ///
  /// - Parameters:
  ///   - root: Absolute path.
  ///   - workingDirectory: Absolute path.
  static func repositoryPrefix(of root: String, workingDirectory: String) -> String {
    let base = repository(above: root) ?? URL(fileURLWithPath: workingDirectory).standardizedFileURL.path
    let start = base.hasSuffix("/") ? base : base + "/"
    return root.hasPrefix(start) ? root.dropFirst(start.count) + "/" : ""
  }

  private static func repository(above folder: String) -> String? {
    var folder = folder
    while folder != "/", !folder.isEmpty {
      if FileAccess.kind(of: folder + "/.git") != nil { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }
}
