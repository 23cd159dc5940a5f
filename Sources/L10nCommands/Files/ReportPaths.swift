/// Where the paths of a report start for those who read it.
enum ReportPaths {
  /// Where GitHub and GitLab say that they have put the repository, for a job that has its files without git's.
  private static let checkouts = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

  /// What stands before a path that is relative to `root` so that it starts where a CI system looks: at the root of the
  /// repository, without one at the folder that the system has put it in; empty where neither is above `root`.
  ///
  /// - Parameters:
  ///   - root: Absolute path.
  ///   - environment: That of the process.
  static func repositoryPrefix(of root: String, environment: [String: String]) -> String {
    let root = FileAccess.realPath(root) ?? root
    let named = checkouts.lazy.compactMap { environment[$0] }.compactMap(FileAccess.realPath)
    guard let base = FileAccess.repository(above: root) ?? named.first(where: { FileAccess.contains($0, root) }),
      base != root
    else { return "" }
    return root.dropFirst(base == "/" ? 1 : base.count + 1) + "/"
  }
}
