import SourceText

/// Collects what gets lost on the way, with its place in the input.
struct LossLog {
  private let files: [SourceFile]
  private var tables: [Int: LineTable] = [:]
  private(set) var losses: [Loss] = []

  init(_ files: [SourceFile]) { self.files = files }

  mutating func add(_ what: String, key: String? = nil, locale: String? = nil, at origin: MessageCatalog.Origin) {
    guard files.indices.contains(origin.file) else { return }
    let lines = tables[origin.file] ?? files[origin.file].lines
    tables[origin.file] = lines
    losses.append(
      Loss(
        path: files[origin.file].path, position: lines.position(of: origin.offset), key: key, locale: locale, what: what
      ))
  }
}
