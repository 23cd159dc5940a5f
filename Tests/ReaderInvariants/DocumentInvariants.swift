import SourceText
import StringFormats
import XLIFF

/// Reads a string file: every token lies in it and is decoded once, every place is found, and what is decoded is
/// bounded by what was read.
func checkDocument(_ bytes: [UInt8], _ format: StringFormat) throws(BrokenInvariant) {
  let document = StringDocument(parsing: bytes, format: format)
  var visit = DocumentVisit(document)
  for entry in document.entries { try visit.entry(entry) }
  for problem in document.problems { try visit.place(problem.range, "a problem") }
  try require(document.bytes == bytes, "the document holds other bytes")
  try require(document.entries.count <= bytes.count + 1, "\(document.entries.count) entries of \(bytes.count) bytes")
  let apple = document.apple
  try require(apple.loads <= apple.of, "Apple's parser loads \(apple.loads) of \(apple.of) keys")
  try require(apple.outcome == .all || !document.problems.isEmpty, "Apple's parser stops without a problem")
  try require(
    visit.decoded <= 20 * bytes.count + 1_024, "texts of \(visit.decoded) bytes from \(bytes.count) bytes")
}

/// A walk over all tokens of a document.
private struct DocumentVisit {
  let document: StringDocument
  let lines: LineTable
  var decoded = 0
  var previous: SourceString?

  init(_ document: StringDocument) {
    self.document = document
    lines = document.lineTable()
  }

  mutating func entry(_ entry: StringEntry) throws(BrokenInvariant) {
    try place(entry.range, "an entry")
    // The languages of a catalog's key share it.
    if entry.key != previous { try token(entry.key) }
    previous = entry.key
    if let comment = entry.comment { try token(comment) }
    if let state = entry.stateRange { try place(state, "a state") }
    switch entry.value {
    case .text(let text): if text != entry.key { try token(text) }
    case .varied(let varied):
      try variant(varied.format)
      for substitution in varied.substitutions {
        try token(substitution.name)
        try place(substitution.range, "a substitution")
        if let specifier = substitution.specifier { try token(specifier) }
        try variant(substitution.variant)
      }
    case .other(let range): try place(range, "a value")
    }
  }

  mutating func variant(_ variant: Variant) throws(BrokenInvariant) {
    switch variant {
    case .text(let text):
      try token(text.string)
      if let state = text.state { try place(state.range, "a state") }
    case .plural(let cases), .device(let cases), .width(let cases):
      for one in cases {
        try token(one.selector)
        try self.variant(one.variant)
      }
    }
  }

  mutating func token(_ string: SourceString) throws(BrokenInvariant) {
    try place(string.range, "a token")
    decoded += document.text(string).utf8.count
  }

  func place(_ range: ByteRange, _ what: String) throws(BrokenInvariant) {
    try require(range.end.index <= document.bytes.count, "\(what) ends behind the file")
    let (start, end) = (lines.position(of: range.start), lines.position(of: range.end))
    try require(start.line >= 1 && start.column >= 1, "\(what) stands at \(start)")
    try require(start <= end, "\(what) ends at \(end) before it starts at \(start)")
    try require(end.line <= lines.lineCount, "\(what) ends in line \(end.line) of \(lines.lineCount)")
  }
}
