import PositionedJSON

/// The grids that scales of distances stand on, by the path of their group.
///
/// A group says its grid in `$extensions`: `"dev.l10n.scale": { "grid": 8 }`. One that is named `spacing` or `space`
/// stands on a grid of 4 points unless it, or a group around it, says otherwise.
public struct ScaleGrids: Sendable {
  private static let key = "dev.l10n.scale"
  private static let names: Set<String> = ["spacing", "space"]
  private static let usual = 4.0

  private var grids: [String: Double] = [:]

  init(_ tree: TokenTree) {
    for node in tree.nodes where node.kind == .group && !node.isDropped {
      if let grid = tree.json(node.extensions)?[Self.key]?["grid"]?.number, grid > 0 {
        grids[node.path] = grid
      } else if Self.names.contains(node.name.lowercased()) {
        grids[node.path] = Self.usual
      }
    }
  }

  /// The grid of the nearest group around a token, in points; `nil` where none has one.
  public func grid(of path: String) -> Double? {
    guard !grids.isEmpty else { return nil }
    var group = path[...]
    while let dot = group.lastIndex(of: ".") {
      group = group[..<dot]
      if let grid = grids[String(group)] { return grid }
    }
    return nil
  }
}

extension DesignSystem {
  public var scaleGrids: ScaleGrids { ScaleGrids(tokens.tree) }
}
