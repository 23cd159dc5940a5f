import Interchange
import Project
import TextLayout

extension UnitRoom {
  /// More slots are counted and not described.
  private static let mostSlots = 4

  /// What is told of a key that stands in some slots.
  ///
  /// The limit is a width that fits for certain, in the slot with room for the fewest letters. A text with arguments
  /// has none, since what stands for them has a width of its own; nor have several lines of a width that is assumed.
  ///
  /// - Parameter language: That of the texts beside it.
  init(_ slots: [SlotRoom], language: String) {
    let limited = slots.filter { $0.isWholeText && $0.sureWidth != nil && ($0.lines == 1 || !$0.isAssumed) }
    let limit = limited.min { $0.sureEms < $1.sureEms }.map { room in
      Limit(
        width: Int((room.sureWidth ?? room.width).value.rounded(.down)), lines: room.lines ?? 1,
        family: room.appearance.family,
        pointSize: Int(room.pointSize.value.rounded(.up)), weight: Int(room.appearance.weight.rounded()))
    }
    var sentences: [String] = []
    for slot in slots where !sentences.contains(slot.sentence) { sentences.append(slot.sentence) }
    let more = sentences.count - Self.mostSlots
    let told = sentences.prefix(Self.mostSlots) + (more > 0 ? ["\(more) more"] : [])
    self.init(limit: limit, note: "Room, beside the texts of '\(language)': " + told.joined(separator: "; "))
  }
}

extension SlotRoom {
  /// As in “NavigationTitle.title: 1 line of 149.2 pt in SF Pro 600 of 17 pt (large, iphone)”.
  fileprivate var sentence: String {
    let count = lines.map { $0 == 1 ? "1 line of" : "\($0) lines of" } ?? "wraps at"
    var text = """
      \(component).\(slot): \(count) \(width.text) in \(appearance.family) \(Int(appearance.weight.rounded())) of \
      \(pointSize.text) (\(size.rawValue), \(device))
      """
    if leastScale < 1 { text += ", shrinks to \(Int((leastScale * 100).rounded())) %" }
    if !isWholeText { text += ", with what the app puts in or adds" }
    if isAssumed {
      text += ", which is assumed"
      if lines == 1, let sureWidth { text += ": \(sureWidth.text) fit for certain" }
    }
    return text
  }
}
