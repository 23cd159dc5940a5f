import SourceText

/// The segments of an XLIFF 2 unit, which together are its text.
///
/// Segments and what stands between them (`<ignorable>`) are joined as they follow one another, the targets in the
/// order that they ask for (`order`). An ignorable without a target stands for itself in the translation. A unit has a
/// translation once all its segments have one.
package struct XLIFFSegments {
  /// Of the segment that is open.
  var source: SourceString?
  var target: SourceString?
  private var isIgnorable = false
  private var isOpen = false

  /// From the first segment to the last.
  private var start: Int?
  private var end = 0
  /// Segments, and ignorables that hold something.
  private(set) var count = 0
  private var firstSource: SourceString?
  private var firstTarget: SourceString?
  private var hasAllSources = true
  private var hasAllTargets = true

  /// The state of the segment that is the furthest from done; `nil` where none is written.
  private(set) var state: WrittenState?

  mutating func open(at place: Int, isIgnorable: Bool, state: WrittenState?) {
    start = start ?? place
    self.isIgnorable = isIgnorable
    isOpen = true
    source = nil
    target = nil
    guard let state else { return }
    if let known = self.state, known.value.progress <= state.value.progress { return }
    self.state = state
  }

  mutating func close(at place: Int) {
    guard isOpen else { return }
    isOpen = false
    end = place
    if isIgnorable, source?.range.isEmpty ?? true, target?.range.isEmpty ?? true { return }
    count += 1
    if source == nil { hasAllSources = false }
    if target == nil, !isIgnorable { hasAllTargets = false }
    if count == 1 { (firstSource, firstTarget) = (source, target) }
  }

  /// The text in the source language; of one segment its very bytes.
  var wholeSource: SourceString? {
    if count <= 1 { return firstSource }
    return hasAllSources ? start.map { SourceString($0, end, .segmentSources) } : nil
  }

  /// The translation; `nil` where a segment has none.
  var wholeTarget: SourceString? {
    if count <= 1 { return firstTarget }
    return hasAllTargets ? start.map { SourceString($0, end, .segmentTargets) } : nil
  }
}

extension EntryState {
  /// How far the work is, for the choice of the least.
  fileprivate var progress: Int {
    switch self {
    case .new: 0
    case .unknown: 1
    case .machineTranslated: 2
    case .needsReview: 3
    case .translated: 4
    }
  }
}

// MARK: - Joined texts

extension XLIFFSegments {
  private typealias Texts = (source: XLIFFElement?, target: XLIFFElement?)

  /// The texts of the segments in `content`.
  private static func texts(in content: Range<Int>, of units: CodeUnits) -> [Texts] {
    XLIFFElement.elements(in: content, of: units).filter { $0.isSegment(units) }.map { segment in
      let texts = XLIFFElement.elements(in: segment.content, of: units)
      return (
        texts.last { units.equals("source", in: $0.tagName) }, texts.last { units.equals("target", in: $0.tagName) }
      )
    }
  }

  /// The text of the segments in `content`, joined.
  static func text(_ content: ArraySlice<UInt8>, _ encoding: TextEncoding, isTarget: Bool) -> String {
    let bytes = encoding == .utf8 ? Array(content) : Array(encoding.decode(content).utf8)
    let segments = bytes.withUnsafeBufferPointer { texts(in: 0..<bytes.count, of: CodeUnits($0)) }
    var parts: [(order: Int, text: String)] = []
    for (source, target) in segments {
      guard let element = isTarget ? target ?? source : source, !element.content.isEmpty else { continue }
      let text = XMLText.decode(bytes[element.content], .utf8, normalisesLineEnds: true)
      let order = isTarget ? element.order.flatMap { Int(String(decoding: bytes[$0], as: UTF8.self)) } : nil
      parts.append((order ?? parts.count + 1, text))
    }
    return parts.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.text).joined()
  }

  /// Whether one of the texts of the segments in `content` holds an element.
  package static func hasInlineTags(_ content: ArraySlice<UInt8>, _ encoding: TextEncoding) -> Bool {
    let bytes = encoding == .utf8 ? Array(content) : Array(encoding.decode(content).utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let units = CodeUnits(buffer)
      return texts(in: 0..<bytes.count, of: units).contains { texts in
        [texts.source, texts.target].contains { text in
          text.map { !XLIFFElement.elements(in: $0.content, of: units).isEmpty } ?? false
        }
      }
    }
  }
}
