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

  /// A length of which one in four is negative, as what overlaps has it.
  private mutating func distance() -> Points {
    Int.random(in: 0..<4, using: &generator) == 0 ? Points(-length().value / 2) : length()
  }

  private mutating func optionalLength() -> Points? { Bool.random(using: &generator) ? length() : nil }

  private mutating func children(_ depth: Int) -> [Box] {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in box(depth: depth - 1) }
  }

  private mutating func bounds() -> Frame.Bounds {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return Frame.Bounds(fixed: length())
    case 1, 2: return Frame.Bounds()
    default:
      return Frame.Bounds(
        minimum: optionalLength(), ideal: Int.random(in: 0..<4, using: &generator) == 0 ? length() : nil,
        maximum: one(of: [.infinity, optionalLength(), nil]))
    }
  }

  private mutating func leaf() -> Box {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: return Box(.icon(Icon(width: length(), height: length())))
    case 2, 3: return Box(.spacer(minimum: length()))
    case 4: return one(of: [Box(.empty), .words("\(Self.absent) \(number())")])
    default:
      let words = ["aa", "bbbb", "cccccccc", "D", "e"]
      let text = (0..<Int.random(in: 1...5, using: &generator)).map { _ in one(of: words) }.joined(separator: " ")
      return .words(
        "\(text) \(number())", limit: one(of: [nil, nil, nil, 1, 2]), size: one(of: [10, 10, 20, 5]))
    }
  }

  /// Begins the slots of texts that a layout may be told are not there.
  static let absent = "absent"

  private mutating func number() -> Int {
    texts += 1
    return texts
  }

  mutating func box(depth: Int) -> Box {
    guard depth > 0 else { return leaf() }
    let alignment = one(of: Stack.Alignment.allCases)
    let axes = one(of: [AxisSet.horizontal, .vertical, .both])
    switch Int.random(in: 0..<24, using: &generator) {
    case 0, 1:
      return Box(
        .padding(EdgeInsets(top: distance(), leading: distance(), bottom: distance(), trailing: distance())),
        box(depth: depth - 1))
    case 2, 3, 4, 5:
      return Box(.frame(Frame(width: bounds(), height: bounds(), alignment: alignment)), box(depth: depth - 1))
    case 6, 7, 8: return .row(distance(), alignment, children(depth))
    case 9, 10, 11: return .column(distance(), alignment, children(depth))
    case 12, 13: return .layers(alignment, children(depth))
    case 14: return Box(.priority(one(of: [-1, 0, 1, 2])), box(depth: depth - 1))
    case 15: return Box(.fixedSize(axes), box(depth: depth - 1))
    case 23:
      let columns = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Columns.Column(
          one(of: [
            .init(fixed: length()), .init(minimum: length(), maximum: one(of: [.infinity, length()])),
            .init(maximum: .infinity),
          ]), isAdaptive: one(of: [true, false, false]))
      }
      return Box(.columns(Columns(columns, spacing: length(), rowSpacing: length())), children(depth))
    case 22:
      let shape = AspectRatio(one(of: [nil, 0.5, 1, 1.6]), one(of: AspectRatio.ContentMode.allCases))
      return Box(.aspectRatio(shape), box(depth: depth - 1))
    case 16: return Box(.fitting(axes), children(depth))
    case 17: return Box(.scroll(axes), box(depth: depth - 1))
    case 18: return Box(.surface(Surface()), box(depth: depth - 1))
    case 19: return one(of: [Box(.hidden, box(depth: depth - 1)), Box(.button(minimum: nil), box(depth: depth - 1))])
    case 20: return leaf()
    default:
      let place = one(of: [Attachment.Place.overlay, .background])
      let secondary = box(depth: depth - 1)
      return Box(.attachment(Attachment(place, alignment: alignment)), box(depth: depth - 1), secondary)
    }
  }

  /// What is proposed to a component; `nil` is free.
  mutating func offer() -> Points? { one(of: [nil, nil, 0, 20, 44.5, 60, 100, 120, 300]) }
}
