import Placeholders
import StringTables

/// A format string cut into literals and placeholders, each with the argument that it reads.
struct PrintfText {
  enum Piece {
    case literal(String)
    /// `%%`.
    case percent
    /// A value of the argument list.
    case argument(FormatSpecifier, position: Int, written: String)
    /// `%#@name@`.
    case variable(name: String, position: Int, isPositional: Bool)
    /// `%arg`.
    case value(position: Int)
  }

  private(set) var pieces: [Piece] = []
  /// Whether a specifier takes its place in the argument list from its place in the text.
  private(set) var hasUnnumbered = false

  /// - Parameters:
  ///   - isFormat: Whether `%%` stands for one sign even where the text has no placeholder, since its message has some.
  ///   - firstPosition: The argument that the first specifier without a number reads.
  ///   - variablePosition: The argument that a variable reads where the text gives no number.
  init(
    _ text: String, isFormat: Bool = false, firstPosition: Int = 1, variablePosition: (String) -> Int? = { _ in nil }
  ) {
    var specifiers = FormatScanner.specifiers(in: text)
    if !Self.isFormat(specifiers) { specifiers = isFormat ? specifiers.filter { $0.kind == .percent } : [] }
    let bytes = Array(text.utf8)
    var copied = 0
    var next = firstPosition
    func take(_ explicit: Int?) -> Int {
      if let explicit { return explicit }
      hasUnnumbered = true
      defer { next += 1 }
      return next
    }
    for specifier in specifiers {
      appendLiteral(bytes[copied..<specifier.range.lowerBound])
      copied = specifier.range.upperBound
      for case .argument(let position)? in [specifier.width, specifier.precision] { _ = take(position) }
      switch specifier.kind {
      case .percent: pieces.append(.percent)
      case .argument:
        let written = String(decoding: bytes[specifier.range], as: UTF8.self)
        pieces.append(.argument(specifier, position: take(specifier.position), written: written))
      case .variable(let name):
        let position = take(specifier.position ?? variablePosition(name))
        pieces.append(.variable(name: name, position: position, isPositional: specifier.position != nil))
      case .substitutionValue: pieces.append(.value(position: firstPosition))
      }
    }
    appendLiteral(bytes[copied...])
  }

  /// Whether a text with these specifiers reads arguments, or only looks so: “100% of”.
  static func isFormat(_ specifiers: [FormatSpecifier]) -> Bool {
    specifiers.contains { !$0.readsLikeProse && $0.kind != .percent }
  }

  private mutating func appendLiteral(_ bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { pieces.append(.literal(String(decoding: bytes, as: UTF8.self))) }
  }

  /// Whether nothing in the text is a placeholder.
  var isPlain: Bool {
    pieces.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  /// The text with a number in every placeholder.
  func numbered(substitutionSpecifier: String) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .percent: "%%"
      case .argument(let specifier, let position, let written):
        specifier.position == nil ? "%\(position)$" + written.dropFirst() : written
      case .variable(let name, let position, _): "%\(position)$#@\(name)@"
      case .value(let position): "%\(position)$\(substitutionSpecifier)"
      }
    }.joined()
  }
}
