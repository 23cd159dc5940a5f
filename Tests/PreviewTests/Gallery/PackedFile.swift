import Deflate
import Foundation
import Preview

/// A data file of compressed values, read back.
struct PackedFile {
  /// The list of the values.
  let json: String

  /// - Returns: `nil` for a file of another kind, or one that is not whole.
  init?(_ file: SiteFile) {
    let text = String(decoding: file.bytes, as: UTF8.self)
    guard
      let match = text.wholeMatch(of: /l10n\("packed","([a-z0-9-]+)",\[([0-9]+),"([A-Za-z0-9+\/=]*)"\]\);\n/),
      file.path == "data/\(match.1).js", let count = Int(match.2),
      let compressed = Data(base64Encoded: String(match.3)),
      let expanded = Inflater.expand(Array(compressed), count: count)
    else { return nil }
    json = String(decoding: expanded, as: UTF8.self)
  }
}
