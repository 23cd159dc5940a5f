import DesignTokens
import TestSupport
import Testing

@testable import TextLayout

/// The short way from a text to its verdict says what the layout of the whole component says.
struct SlotPlaceTests {
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  private static func bounds(using random: inout SeededGenerator) -> Frame.Bounds {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: Frame.Bounds(fixed: Points(Double(Int.random(in: 10...200, using: &random))))
    case 1: Frame.Bounds(minimum: Points(Double(Int.random(in: 0...100, using: &random))))
    case 2: Frame.Bounds(maximum: .infinity)
    case 3: Frame.Bounds(maximum: Points(Double(Int.random(in: 10...200, using: &random))))
    default: Frame.Bounds()
    }
  }

  /// A text in up to six modifiers and stacks.
  private static func box(using random: inout SeededGenerator) -> Box {
    let appearance = TextAppearance(
      family: "Box", weight: 400, size: 10, lineHeight: Bool.random(using: &random) ? 1.5 : nil,
      letterSpacing: Bool.random(using: &random) ? 0.5 : 0, scaling: .relative(to: .body))
    var box = Box.text(
      TextBox(
        slot: "title", appearance: appearance, lineLimit: [nil, 1, 2].randomElement(using: &random)!,
        minimumScaleFactor: [1, 1, 0.5].randomElement(using: &random)!))
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: box = .padding(EdgeInsets(top: 4, leading: 8, bottom: 3, trailing: 12), box)
      case 1, 2: box = .frame(Frame(width: bounds(using: &random), height: bounds(using: &random)), box)
      case 3: box = .button(minimum: Bool.random(using: &random) ? 44 : nil, box)
      case 4: box = .fixedSize([.horizontal, .vertical].randomElement(using: &random)!, box)
      default:
        box = .stack(
          Stack(direction: [.horizontal, .vertical].randomElement(using: &random)!, spacing: 5, children: [box]))
      }
    }
    return box
  }

  private static func text(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      String(repeating: "a", count: Int.random(in: 1...9, using: &random))
    }.joined(separator: " ")
  }

  @Test func isThatOfTheLayout() {
    var random = SeededGenerator(seed: 21)
    var verdicts: [Verdict: Int] = [:]
    for _ in 0..<600 {
      let box = Self.box(using: &random)
      let size = DynamicTypeSize.allCases.randomElement(using: &random)!
      let plan = ComponentPlan(box, slots: ["title"], size: size)
      let width = Points(Double(Int.random(in: 5...300, using: &random)))
      let height = Bool.random(using: &random) ? nil : Points(Double(Int.random(in: 10...200, using: &random)))
      guard let place = SlotPlace(plan, width: width, height: height) else { continue }
      for _ in 0..<5 {
        let text = boxes.shape(Self.text(using: &random))
        let layout = plan.layout(["title": text], width: width, height: height, rightToLeft: false)
        guard let found = place.fit(text) else { continue }
        verdicts[found.verdict, default: 0] += 1
        #expect(found.verdict == layout.texts.first?.verdict)
        #expect(found.lineCount == layout.texts.first?.lines)
        let target = layout.smallestTouchTarget
        #expect(found.touchTarget.minimum == target.minimum)
        #expect(abs((found.touchTarget.frame.width - target.frame.width).value) < 1e-6)
        #expect(abs((found.touchTarget.frame.height - target.frame.height).value) < 1e-6)
      }
    }
    #expect([.fits, .overflows, .clips, .breaksMidWord].allSatisfy { verdicts[$0, default: 0] > 50 }, "\(verdicts)")
  }

  /// What fits in one line at a size fits at every smaller one, and is no larger there.
  @Test func largerSizesDecide() {
    var random = SeededGenerator(seed: 22)
    var decided = 0
    for _ in 0..<300 {
      let box = Self.box(using: &random)
      let width = Points(Double(Int.random(in: 40...400, using: &random)))
      let places = DynamicTypeSize.allCases.map {
        SlotPlace(ComponentPlan(box, slots: ["title"], size: $0), width: width, height: nil)
      }
      guard let largest = places.last ?? nil else { continue }
      for _ in 0..<4 {
        let text = boxes.shape(Self.text(using: &random))
        guard let found = largest.fit(text), text.scalesLinearly, found.verdict == .fits, found.lineCount <= 1 else {
          continue
        }
        for case let place? in places where largest.impliesFit(in: place) {
          decided += 1
          let smaller = place.fit(text)
          #expect(smaller?.verdict == .fits)
          #expect(smaller.map { $0.touchTarget.shorterSide <= found.touchTarget.shorterSide } ?? false)
        }
      }
    }
    #expect(decided > 500)
  }

  @Test func textsBesideOthersHaveNoPlace() {
    let icon = Box.icon(Icon(width: 20, height: 20))
    let row = Box.stack(Stack(direction: .horizontal, spacing: 0, children: [icon, Boxes.text()]))
    #expect(SlotPlace(ComponentPlan(row, slots: ["title"], size: .large), width: 100, height: nil) == nil)
  }
}
