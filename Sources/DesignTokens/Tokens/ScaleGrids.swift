import PositionedJSON

/// The grids that scales of distances stand on.
///
/// A group says its grid in `$extensions`: `"dev.l10n.scale": { "grid": 8 }`. One that is named `spacing` or `space`
/// stands on a grid of 4 points unless it, or a group around it, says otherwise.
package struct ScaleGrids: Sendable {
  private static let key = "dev.l10n.scale"
  private static let names: Set<String> = ["spacing", "space"]
  private static let usual = 4.0

  /// By the number of a group; 0 for none.
  private let grids: [Double]

  init(_ tree: TokenTree) {
    var grids = [Double](repeating: 0, count: tree.nodes.count)
    // A group stands behind the one that holds it.
    for (index, node) in tree.nodes.enumerated() where node.kind == .group {
      if let grid = tree.json(tree.details(of: index).extensions)?[Self.key]?["grid"]?.number, grid > 0 {
        grids[index] = grid
      } else if node.parent >= 0, grids[Int(node.parent)] > 0 {
        grids[index] = grids[Int(node.parent)]
      } else if (5...7).contains(node.name.length), Self.names.contains(tree.name(of: index).lowercased()) {
        grids[index] = Self.usual
      }
    }
    self.grids = grids
  }

  /// The grid of the nearest group around a token, in points; `nil` where none has one.
  package func grid(of token: Token) -> Double? { grids[token.group] > 0 ? grids[token.group] : nil }
}

extension DesignSystem {
  package var scaleGrids: ScaleGrids { ScaleGrids(tokens.tree) }
}
