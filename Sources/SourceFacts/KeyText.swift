/// A key, or a default text, as code writes it: letters, and arguments between them.
///
/// `"\(count) items"` is an integer and the letters “ items”, whose key is `%lld items`
/// (Apple, “Preparing views for localization”).
package struct KeyText: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case letters(String)
    case argument(ArgumentKind)
  }

  package private(set) var pieces: [Piece] = []

  package init(_ pieces: [Piece] = []) {
    for piece in pieces { append(piece) }
  }

  /// A key without arguments.
  package init(_ letters: String) { self.init([.letters(letters)]) }

  /// Letters that follow letters become one piece; empty ones none.
  package mutating func append(_ piece: Piece) {
    guard case .letters(let letters) = piece else { return pieces.append(piece) }
    if letters.isEmpty { return }
    if case .letters(let before)? = pieces.last {
      pieces[pieces.count - 1] = .letters(before + letters)
    } else {
      pieces.append(piece)
    }
  }

  /// The kinds of the arguments in their order.
  package var arguments: [ArgumentKind] {
    pieces.compactMap { if case .argument(let kind) = $0 { kind } else { nil } }
  }

  /// The pieces as a key has them: beside arguments, a percent sign is written twice.
  package var escapedPieces: [Piece] {
    guard pieces.contains(where: { if case .argument = $0 { true } else { false } }) else { return pieces }
    return pieces.map { piece in
      guard case .letters(let letters) = piece, letters.contains("%") else { return piece }
      return .letters(letters.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%"))
    }
  }

  /// The key, where the kind of every argument is known.
  package var key: String? {
    var key = ""
    for piece in escapedPieces {
      switch piece {
      case .letters(let letters): key += letters
      case .argument(let kind):
        guard let specifier = kind.specifier else { return nil }
        key += specifier
      }
    }
    return key
  }

  /// The key for a reader, `…` for what is known at run time only.
  package var description: String {
    escapedPieces.map { piece in
      switch piece {
      case .letters(let letters): letters
      case .argument(let kind): kind.specifier ?? "…"
      }
    }.joined()
  }

  /// Whether it holds a letter of any script: what has none needs no translation.
  package var hasLetters: Bool {
    pieces.contains { piece in
      guard case .letters(let letters) = piece else { return false }
      return letters.unicodeScalars.contains(where: \.isOfWord)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, or belongs to one; “🄻” is a picture, the same in every language.
  package var isOfWord: Bool { properties.isAlphabetic && properties.generalCategory != .otherSymbol }
}
