import SourceText

/// A place in a token file.
package struct TokenPlace: Hashable, Sendable {
  /// Path of the file as it was given.
  package let path: String
  /// Place of the file among those of the design system.
  let file: Int
  package let range: ByteRange
}

extension DesignSystem {
  /// Longer lines are not shown: a file may be one line, and hold a hundred thousand problems.
  private static let longestExcerpt = 2_000

  /// Where the name of a token of these files stands, whichever theme it is of.
  package func place(of token: Token) -> TokenPlace {
    let place = TokenList.place(of: token)
    return TokenPlace(path: token.file, file: place.file, range: place.range)
  }

  /// Where the name of a component stands; `nil` where there is none of that name.
  package func place(ofComponent name: String) -> TokenPlace? { componentPlaces[name] }

  /// Where a token file names what is assumed; `nil` for an assumption of other files.
  package func place(of assumption: Assumption) -> TokenPlace? { assumptionPlaces[assumption] }

  /// Where a token is named.
  package func place(of reference: TokenReference) -> TokenPlace {
    let range = tokens.tree.tape(reference.file).range(of: Int(reference.node))
    return TokenPlace(path: tokens.tree.files[Int(reference.file)].path, file: Int(reference.file), range: range)
  }

  /// Turns places into lines and columns, each file's lines found once.
  package func locate(_ places: [TokenPlace]) -> [LocatedPlace] {
    var tables: [Int: LineTable] = [:]
    return places.map { place in
      let table = tables[place.file] ?? tokens.tree.files[place.file].lines
      tables[place.file] = table
      let start = table.position(of: place.range.start)
      return LocatedPlace(
        path: place.path, start: start, end: table.position(of: place.range.end),
        lineText: table.lineText(start.line, atMost: Self.longestExcerpt))
    }
  }

  /// The text of the line at which each problem stands; `nil` for one of more than 2,000 bytes.
  package func lineTexts(of problems: [TokenProblem]) -> [String?] {
    let files = Dictionary(tokens.tree.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var tables: [String: LineTable] = [:]
    return problems.map { problem in
      guard let file = files[problem.path] else { return nil }
      let table = tables[problem.path] ?? file.lines
      tables[problem.path] = table
      return table.lineText(problem.position.line, atMost: Self.longestExcerpt)
    }
  }
}

/// A place in a token file by line and column.
package struct LocatedPlace: Hashable, Sendable {
  package let path: String
  package let start: SourcePosition
  package let end: SourcePosition
  /// The line at which it starts; `nil` for one of more than 2,000 bytes.
  package let lineText: String?
}
