import CHarfBuzz

/// The language of a run, by which fonts choose forms of letters.
// Unchecked: HarfBuzz keeps one `hb_language_t` for each tag until the process ends (`hb_language_from_string`).
package struct ShapingLanguage: Hashable, @unchecked Sendable {
  let handle: OpaquePointer?

  /// Looks up a BCP 47 tag.
  package init(_ tag: String) {
    let bytes = Array(tag.utf8.prefix(64)).map { CChar(bitPattern: $0) }
    handle = hb_language_from_string(bytes, Int32(bytes.count))
  }
}
