/// The text of a merged file as it grows, with markers around what is left to decide.
struct MergedText {
  private(set) var bytes: [UInt8] = []
  private let lineEnd: [UInt8]

  /// Whether the last line is a marker, which goes to the end of its line.
  private var endsInMarker = false

  /// - Parameter lineEnd: That of the file.
  init(lineEnd: [UInt8]) { self.lineEnd = lineEnd }

  mutating func append(_ text: some Collection<UInt8>) {
    guard let first = text.first else { return }
    if endsInMarker, first != 0x0A, first != 0x0D { bytes += lineEnd }
    endsInMarker = false
    bytes += text
  }

  /// Both sides between the markers that Git writes.
  ///
  /// - Returns: Where the first marker starts.
  mutating func appendConflict(ours: some Collection<UInt8>, theirs: some Collection<UInt8>) -> Int {
    startLine()
    let start = bytes.count
    appendLine(Array("<<<<<<< ours".utf8))
    appendLine(ours)
    appendLine(Array("=======".utf8))
    appendLine(theirs)
    bytes += Array(">>>>>>> theirs".utf8)
    endsInMarker = true
    return start
  }

  /// Ends the last line, where a marker is at the end of the file.
  mutating func finish() {
    if endsInMarker { bytes += lineEnd }
    endsInMarker = false
  }

  private mutating func startLine() {
    if endsInMarker { bytes += lineEnd }
    endsInMarker = false
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    if let last = bytes.last, last != 0x0A, last != 0x0D { bytes += lineEnd }
  }

  private mutating func appendLine(_ text: some Collection<UInt8>) {
    guard !text.isEmpty else { return }
    bytes += text
    bytes += lineEnd
  }
}
