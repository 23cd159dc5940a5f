import SourceText
import StringFormats

/// The segments of an XLIFF 2 unit, which together are its text.
///
/// Segments and what stands between them (`<ignorable>`) are joined as they follow one another, the targets in the
/// order that they ask for (`order`). An ignorable without a target stands for itself in the translation. A unit has a
/// translation once all its segments have one.
struct XLIFFSegments {
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
