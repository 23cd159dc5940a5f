import PositionedJSON

/// Built-in files, which are read after a project's own and give way to them.
extension TokenTree {
  /// Reads the devices, and the views of the platform where they are wanted.
  mutating func readBuiltIn(withViews: Bool) {
    let views = withViews ? BuiltInTokens.viewNumbers(of: platform) : []
    for number in [BuiltInTokens.devicesNumber] + views { read(file: builtInStart + number) }
  }

  /// A built-in token is replaced by a token, and a built-in group by none.
  mutating func reportIfUnlike(_ known: Int, _ kind: TokenNode.Kind) {
    guard nodes[known].kind != kind, nodes[known].file < builtInStart else { return }
    let place = nodes[known].key
    log.report(
      .syntax,
      "\(nodes[known].kind) '\(path(of: known).excerpt)' has the path of a built-in \(kind): choose another name",
      at: offset(of: place), in: Int(place.file))
  }

  /// Whether a group has a property already.
  func says(_ property: Property, _ group: Int) -> Bool {
    let details = details(of: group)
    switch property {
    case .type: if case .none = nodes[group].declaredType { return false } else { return true }
    case .description: return !details.summary.isNone
    case .extensions: return !details.extensions.isNone
    case .deprecated: return !details.deprecation.isNone
    case .extends: return !details.extends.isNone
    default: return false
    }
  }
}
