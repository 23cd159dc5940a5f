import DesignTokens
import TestSupport
import Testing

@testable import TextLayout

/// What holds of every layout, tried with random trees.
@Suite struct BoxProperties {
  private static let trees = RandomCount.of("BOX_TREES", default: 150)
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  private func layout(_ box: Box, width: Points, height: Points?, rightToLeft: Bool = false) -> ComponentLayout {
    let texts = Dictionary(box.slots.map { ($0, boxes.shape($0)) }) { first, _ in first }
    return ComponentLayout.layout(
      box, texts: texts, size: .large, available: width, height: height, rightToLeft: rightToLeft, notesBoxes: true)
  }

  private func isNear(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-6 * max(1, abs(first), abs(second))
  }

  /// A few proposals for each tree.
  private static let offers: [(Points, Points?)] = [(300, nil), (60, nil), (0, nil), (.infinity, nil), (120, 80)]

  @Test(arguments: 0..<UInt64(trees)) func rightToLeftIsTheMirrorImage(seed: UInt64) {
    var random = RandomBoxes(seed: seed)
    let box = random.box(depth: 4)
    for (width, height) in Self.offers {
      let plain = layout(box, width: width, height: height)
      let mirrored = layout(box, width: width, height: height, rightToLeft: true)
      #expect(plain.width == mirrored.width && plain.height == mirrored.height)
      #expect(plain.boxes.count == mirrored.boxes.count)
      let wrong = zip(plain.boxes, mirrored.boxes).filter { first, second in
        let x = plain.width.value - first.frame.x.value - first.frame.width.value
        return first.path != second.path || first.kind != second.kind || !isNear(second.frame.x.value, x)
          || first.frame.y != second.frame.y || first.frame.width != second.frame.width
          || first.frame.height != second.frame.height
      }
      #expect(wrong.map(\.0.path) == [])
      #expect(plain.texts.map(\.slot) == mirrored.texts.map(\.slot))
    }
  }

  @Test(arguments: 0..<UInt64(trees)) func framesKeepTheirBounds(seed: UInt64) {
    var random = RandomBoxes(seed: seed)
    let box = random.box(depth: 4)
    for (width, height) in Self.offers {
      let layout = layout(box, width: width, height: height)
      let wrong = layout.boxes.indices.filter { number in
        let frame = layout.boxes[number].frame
        switch layout.boxes[number].kind {
        case .frame(let bounds): return !keeps(frame.width, bounds.width) || !keeps(frame.height, bounds.height)
        case .padding(let insets):
          let child = layout.boxes[number + 1].frame
          return !isNear(max(0, child.width.value + insets.horizontal), frame.width.value)
            || !isNear(max(0, child.height.value + insets.vertical), frame.height.value)
            || !isNear(child.x.value, frame.x.value + insets.leading.value)
            || !isNear(child.y.value, frame.y.value + insets.top.value)
        case .text: return layout.boxes[number].text.map { layout.texts[$0].frame } != frame
        default: return false
        }
      }
      #expect(wrong.map { layout.boxes[$0].path } == [])
    }
  }

  private func keeps(_ length: Points, _ bounds: Frame.Bounds) -> Bool {
    if let fixed = bounds.fixed { return length == fixed }
    let minimum = bounds.minimum ?? 0
    let ideal = bounds.ideal.map { max($0, minimum) }
    let maximum = bounds.maximum.map { max($0, ideal ?? 0) } ?? .infinity
    // Bounds that contradict each other bound nothing.
    return minimum > maximum || (minimum...maximum).contains(length)
  }

  @Test(arguments: 0..<UInt64(trees)) func childrenOfStacksDoNotOverlap(seed: UInt64) {
    var random = RandomBoxes(seed: seed)
    let box = random.box(depth: 4)
    for (width, height) in Self.offers {
      let layout = layout(box, width: width, height: height)
      for (number, placed) in layout.boxes.enumerated() {
        guard case .stack(let stack) = placed.kind, stack.direction != .overlay else { continue }
        let inside = layout.boxes.dropFirst(number + 1).prefix { $0.depth > placed.depth }
        let children = inside.filter { $0.depth == placed.depth + 1 }.map(\.frame)
        let isRow = stack.direction == .horizontal
        let wrong = zip(children, children.dropFirst()).filter { first, second in
          let end = isRow ? first.x + first.width : first.y + first.height
          return !isNear((isRow ? second.x : second.y).value, (end + stack.spacing).value)
        }
        #expect(wrong.isEmpty, "\(placed.path) in \(width)")
      }
    }
  }

  /// Lengths that no file can hold, or none should: nothing traps, and every frame is a number.
  @Test(arguments: 0..<UInt64(trees)) func hostileLengthsStayFinite(seed: UInt64) {
    let lengths: [Points] = [
      -5, 0, Points(-1e308), Points(1e-300), Points(1e9), Points(1e308), .infinity, Points(.nan), 10,
    ]
    var random = RandomBoxes(seed: seed, lengths: lengths)
    let box = random.box(depth: 4)
    for width in [Points(100), Points(-1), Points(1e308), .infinity, Points(.nan)] {
      for height in [nil, Points(-7), Points(1e308), Points(.nan)] {
        let layout = layout(box, width: width, height: height, rightToLeft: true)
        let wrong = layout.boxes.filter { placed in
          let frame = placed.frame
          return ![frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.value.isFinite }
            || frame.width.value < 0 || frame.height.value < 0
        }
        #expect(wrong.map(\.path) == [])
      }
    }
  }
}
