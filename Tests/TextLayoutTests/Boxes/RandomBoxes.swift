import DesignTokens
import TestSupport

/// Random trees of boxes for properties.
struct RandomBoxes {
  private var generator: SeededGenerator
  private let lengths: [Points]
  private var texts = 0

  /// - Parameter lengths: What paddings, spacings and frames are drawn from.
  init(seed: UInt64, lengths: [Points] = [0, 1, 3, 8, 20, 44.5, 120]) {
    generator = SeededGenerator(seed: seed)
    self.lengths = lengths
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }

  mutating func length() -> Points { one(of: lengths) }

  private mutating func optionalLength() -> Points? { Bool.random(using: &generator) ? length() : nil }

  private mutating func children(_ depth: Int) -> [Box] {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in box(depth: depth - 1) }
  }

  private mutating func bounds() -> Frame.Bounds {
    if Int.random(in: 0..<3, using: &generator) == 0 { return Frame.Bounds(fixed: length()) }
    return Frame.Bounds(
      minimum: optionalLength(), ideal: optionalLength(),
      maximum: Bool.random(using: &generator) ? .infinity : optionalLength())
  }

  private mutating func leaf() -> Box {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .icon(Icon(width: length(), height: length()))
    case 1: return .spacer(minimum: length())
    default:
      texts += 1
      let words = ["aa", "bbbb", "cccccccc", "D", "e"]
      let text = (0..<Int.random(in: 1...5, using: &generator)).map { _ in one(of: words) }.joined(separator: " ")
      return .words("\(text) \(texts)", limit: one(of: [nil, nil, 1, 2]))
    }
  }

  mutating func box(depth: Int) -> Box {
    guard depth > 0 else { return leaf() }
    let alignment = one(of: Stack.Alignment.allCases)
    let axes = one(of: [AxisSet.horizontal, .vertical, .both])
    switch Int.random(in: 0..<14, using: &generator) {
    case 0:
      return .padding(
        EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length()), box(depth: depth - 1))
    case 1, 2: return .frame(Frame(width: bounds(), height: bounds(), alignment: alignment), box(depth: depth - 1))
    case 3, 4, 5: return .row(length(), alignment, children(depth))
    case 6, 7, 8: return .column(length(), alignment, children(depth))
    case 9: return .layers(alignment, children(depth))
    case 10: return .priority(one(of: [-1, 0, 1, 2]), box(depth: depth - 1))
    case 11: return .fixedSize(axes, box(depth: depth - 1))
    case 12: return .fitting(axes, children(depth))
    default:
      let attachment = Attachment(
        one(of: [.overlay, .background]), alignment: alignment, box: box(depth: depth - 1))
      return .attachment(attachment, box(depth: depth - 1))
    }
  }
}
