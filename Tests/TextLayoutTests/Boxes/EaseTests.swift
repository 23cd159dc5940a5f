import DesignTokens
import TestSupport
import Testing

@testable import TextLayout

/// A layout at ease is right at every smaller size and in every wider container, tried with random trees.
@Suite("Layouts at ease")
struct EaseTests {
  private static let trees = RandomCount.of("EASE_TREES", default: 250)
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  private func layout(_ box: Box, _ size: DynamicTypeSize, _ width: Points, _ height: Points?) -> ComponentLayout {
    let texts = Dictionary(box.slots.map { ($0, boxes.shape($0)) }) { first, _ in first }
    return ComponentPlan(box, slots: Set(texts.keys), size: size).layout(
      texts, width: width, height: height, rightToLeft: false)
  }

  private func isAtEase(_ box: Box, _ size: DynamicTypeSize, _ width: Points, _ height: Points?) -> Bool {
    let texts = Dictionary(box.slots.map { ($0, boxes.shape($0)) }) { first, _ in first }
    return ComponentPlan(box, slots: Set(texts.keys), size: size).layoutUnlessAtEase(
      texts, width: width, height: height, rightToLeft: false) == nil
  }

  private static let widths: [Points] = [60, 90, 140, 200, 333, 700]
  /// A free height is no larger one: it asks frames for their ideal.
  private static let heights: [[Points?]] = [[80, 200, 1_000], [nil]]

  @Test("what fits at ease fits at smaller sizes and in more room")
  func implied() {
    var easy = 0
    var wrong: [String] = []
    for seed in 0..<UInt64(Self.trees) {
      var random = RandomBoxes(seed: seed)
      let box = random.box(depth: Int(seed % 4) + 1).scaled
      guard !box.slots.isEmpty else { continue }
      for (number, width) in Self.widths.enumerated() {
        for heights in Self.heights {
          let height = heights[0]
          let sizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility2, .accessibility5]
          guard let size = sizes.last(where: { isAtEase(box, $0, width, height) }) else { continue }
          easy += 1
          for wider in Self.widths[number...] {
            for higher in heights {
              for smaller in sizes where smaller <= size {
                let other = layout(box, smaller, wider, higher)
                if other.texts.allSatisfy({ $0.verdict == .fits }), other.overhangs.isEmpty { continue }
                wrong.append(
                  "seed \(seed): \(size) in \(width) × \(height.map(\.text) ?? "free"), not \(smaller) in \(wider)")
              }
            }
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(easy): \(wrong.prefix(5).joined(separator: "\n"))")
    #expect(easy > Self.trees)
  }

  @Test(
    "what may get less room than now is not at ease",
    arguments: [
      // A text that no longer wraps takes what its neighbour had.
      ("a row of two texts that wrap", Box.row(0, .center, [.words("aaaa bbbb"), .words("cccc dddd eeee")])),
      (
        "a choice of layouts",
        Box(.fitting(.horizontal), [.words("aaaa bbbb cccc dddd", limit: 1), .words("aaaa bbbb cccc dddd")])
      ),
      (
        "a text over another",
        Box(.attachment(Attachment(.overlay)), .words("aaaa bbbb"), .words("aa", limit: 1))
      ),
      ("a text that is cut", .words("aaaa bbbb cccc dddd eeee", limit: 1)),
    ])
  func doubtful(name: String, box: Box) {
    #expect(!isAtEase(box, .large, 70, nil))
  }

  @Test(
    "usual components are at ease",
    arguments: [
      Box.words("aaaa bbbb cccc dddd"),
      .row(4, .center, [Box(.icon(Icon(width: 20, height: 20))), .words("aaaa bbbb cccc")]),
      .column(4, .leading, [.words("aaaa bbbb cccc"), .words("dddd eeee ffff")]),
      .row(4, .center, [.words("aa"), Box(.spacer(minimum: 0)), .words("bb")]),
    ])
  func usual(box: Box) { #expect(isAtEase(box, .large, 140, nil)) }
}

extension Box {
  /// The same with texts that follow the reader's size, each in its own measure.
  fileprivate var scaled: Box {
    map { box in
      guard case .text(var text) = box.kind else { return box }
      text.appearance.scaling = text.slot.count.isMultiple(of: 3) ? .relative(to: .caption2) : .relative(to: .body)
      return Box(.text(text))
    }
  }
}
