import PositionedJSON

extension DesignSystem {
  /// Where a token's own extension says `relativeTo`; the token's name where it does not.
  package func placeOfScaling(of token: Token) -> TokenPlace {
    let place = tokens.tree.details(of: token.node).extensions
    guard let content = tokens.tree.json(place)?[TokenEvaluator.typographyExtension] else {
      return self.place(of: token)
    }
    for (name, range, _) in content.members where name == "relativeTo" {
      return TokenPlace(path: tokens.tree.files[Int(place.file)].path, file: Int(place.file), range: range)
    }
    return self.place(of: token)
  }
}
