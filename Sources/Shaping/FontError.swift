/// Why a font can't be used.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is absent, empty or not readable.
  case unreadable(path: String)
  /// The bytes hold no face of this index with glyphs.
  case notAFont(index: Int)

  package var description: String {
    switch self {
    case .unreadable(let path): "cannot read the font file '\(path)'"
    case .notAFont(let index): "no usable font face at index \(index)"
    }
  }
}
