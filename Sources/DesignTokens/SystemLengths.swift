/// The lengths of the system's views as they are built in, for views that code describes.
package struct SystemLengths: Sendable {
  private let lengths: [String: Points]

  /// - Complexity: O(*n*) in the built-in tokens.
  package init(for platform: Platform = .iOS26) {
    lengths = DesignSystem.systemLengths(of: platform)
  }

  /// - Parameter path: Behind the group's name, as in “label.spacing”.
  /// - Returns: `nil` where the system has no such length.
  package subscript(path: String) -> Points? { lengths[path] }
}

extension DesignSystem {
  /// All built-in lengths by their paths behind the group's name.
  static func systemLengths(of platform: Platform) -> [String: Points] {
    var tree = TokenTree(
      files: [], builtIn: BuiltInTokens.files, conflict: .refused, log: ProblemLog(isLenient: false))
    tree.readPlatform(asked: platform)
    tree.readBuiltIn(withViews: true)
    tree.extendGroups()
    tree.close()
    var evaluator = TokenEvaluator(tree)
    evaluator.evaluate()
    let prefix = BuiltInTokens.group + "."
    var lengths: [String: Points] = [:]
    for (number, node) in evaluator.tree.nodes.enumerated() where node.kind == .token && !node.isDropped {
      guard case .dimension(let dimension)? = evaluator.values[Int(node.ordinal)] else { continue }
      let path = evaluator.tree.path(of: number)
      if path.hasPrefix(prefix) { lengths[String(path.dropFirst(prefix.count))] = dimension.points }
    }
    return lengths
  }
}
