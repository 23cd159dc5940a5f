import DesignTokens
import TestSupport
import Testing

@testable import TextLayout

/// Layouts are those of the rules as they are written a second time, box by box.
@Suite struct BoxAgreementTests {
  private static let trees = RandomCount.of("AGREEING_BOX_TREES", default: 2_000)
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test func randomTreesAgree() {
    var disagreements: [Disagreement] = []
    var (placed, shown) = (0, 0)
    for seed in 0..<UInt64(Self.trees) {
      var random = RandomBoxes(seed: seed)
      let box = random.box(depth: 1 + Int(seed % 4))
      let (width, height) = (random.offer(), random.offer())
      let texts = texts(of: box)
      let layout = ComponentLayout.layout(
        box, texts: texts, size: .large, available: width ?? .infinity, height: height, rightToLeft: false,
        notesBoxes: true)
      guard let root = ReferenceTree.root(box, slots: Set(texts.keys)) else {
        #expect(layout.boxes.isEmpty, "seed \(seed)")
        continue
      }
      let expected = ReferenceLayout.boxes(
        root, texts: texts, size: .large, in: Proposal(width: width?.value, height: height?.value))
      placed += expected.count
      shown += 1
      if let difference = Disagreement(seed, box, width, height, layout.boxes, expected) {
        disagreements.append(difference)
      }
    }
    disagreements.sort { $0.boxCount < $1.boxCount }
    if !disagreements.isEmpty {
      let smallest = disagreements.prefix(3).map(\.description).joined(separator: "\n")
      Issue.record("\(disagreements.count) of \(shown) trees, the smallest:\n\(smallest)")
    }
    #expect(placed > 5 * shown && shown > Self.trees * 9 / 10)
  }

  /// What is laid out otherwise on purpose, each with its reason; one that no longer differs is to be taken off.
  static let differences: [(why: String, box: Box, width: Points, height: Points)] = [
    (
      "SwiftUI keeps what it measured for all widths between that and the proposal: a text cut in its middle, in its own width",
      .words("D bbbb e bbbb aa 1", size: 20, truncation: .middle).framed(maxHeight: 8), 44.5, 300
    )
  ]

  @Test(arguments: differences.indices) func knownDifferencesDiffer(number: Int) throws {
    let (why, box, width, height) = Self.differences[number]
    let texts = texts(of: box)
    let layout = ComponentLayout.layout(
      box, texts: texts, size: .large, available: width, height: height, rightToLeft: false, notesBoxes: true)
    let root = try #require(ReferenceTree.root(box, slots: Set(texts.keys)))
    let expected = ReferenceLayout.boxes(
      root, texts: texts, size: .large, in: Proposal(width: width.value, height: height.value))
    #expect(Disagreement(0, box, width, height, layout.boxes, expected) != nil, "\(why)")
  }

  private func texts(of box: Box) -> [String: ShapedText] {
    let slots = box.slots.filter { !$0.hasPrefix(RandomBoxes.absent) }
    return Dictionary(slots.map { ($0, boxes.shape($0)) }) { first, _ in first }
  }
}

/// The first box of a layout that stands elsewhere than the rules say.
private struct Disagreement: CustomStringConvertible {
  let boxCount: Int
  let description: String

  /// - Returns: `nil` where all boxes agree.
  init?(
    _ seed: UInt64, _ box: Box, _ width: Points?, _ height: Points?, _ layout: [PlacedBox],
    _ expected: [ReferenceLayout.Placed]
  ) {
    func isNear(_ first: Points, _ second: Double) -> Bool { abs(first.value - second) <= 1e-3 }
    let pairs = zip(layout, expected)
    let wrong = pairs.first { found, wanted in
      !isNear(found.frame.x, wanted.x) || !isNear(found.frame.y, wanted.y)
        || !isNear(found.frame.width, wanted.size.width) || !isNear(found.frame.height, wanted.size.height)
        || found.depth != wanted.box.depth
    }
    if wrong == nil, layout.count == expected.count { return nil }
    boxCount = expected.count
    let place = wrong.map { found, wanted in
      """
      \(found.path) is \(found.frame.x.value) \(found.frame.y.value) \(found.frame.width.value) \
      \(found.frame.height.value), not \(wanted.x) \(wanted.y) \(wanted.size.width) \(wanted.size.height)
      """
    }
    func shown(_ length: Points?) -> String { length.map { "\($0.value)" } ?? "nil" }
    description = """
      seed \(seed) in \(shown(width)) × \(shown(height)): \(place ?? "\(layout.count) boxes, not \(expected.count)")
      \(box.outline)

      """
  }
}
