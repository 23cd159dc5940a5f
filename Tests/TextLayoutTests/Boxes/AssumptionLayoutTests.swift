import DesignTokens
import Testing

@testable import TextLayout

/// Verdicts that rest on what somebody chose where the source says nothing.
@Suite struct AssumptionLayoutTests {
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  private static func assumption(_ property: String, path: String = "text") -> Assumption {
    Assumption(component: "Any", path: path, property: property, reason: "not given")
  }

  private static func assumed(_ property: String, _ box: Box, released: Box, strained: Box? = nil) -> Box {
    Box(.assumed([assumption(property)], released: released, strained: strained ?? box), box)
  }

  /// "aaaa bbbb" is 45 wide, its two lines 20 wide and 24 high.
  static let cases: [(name: String, box: Box, verdict: Verdict, nominal: Verdict?)] = [
    (
      "cut by an assumed limit", assumed("lineLimit", .words("aaaa bbbb", limit: 1), released: .words("aaaa bbbb")),
      .uncertain, .overflows
    ),
    (
      "cut by an assumed height",
      assumed("height", .words("aaaa bbbb").framed(height: 20), released: .words("aaaa bbbb").framed()), .uncertain,
      .clips
    ),
    (
      "broken by an assumed padding",
      assumed("all", .words("aaaa bbbb").padded(5), released: .words("aaaa bbbb").padded(0)), .uncertain, .breaksMidWord
    ),
    (
      "whole with an assumed limit", assumed("lineLimit", .words("aaaa bbbb", limit: 2), released: .words("aaaa bbbb")),
      .fits, nil
    ),
    (
      "cut by what is given, padding assumed",
      assumed("all", .words("aaaa bbbb", limit: 1).padded(5), released: .words("aaaa bbbb", limit: 1).padded(0)),
      .overflows, nil
    ),
    (
      "whole by an assumed direction",
      assumed(
        "verticalFrom", .column(0, [.words("aaaa bbbb"), .symbol(10, 10)]),
        released: .row(0, [.words("aaaa bbbb"), .symbol(10, 10)])), .uncertain, .fits
    ),
    (
      "whole in a padding that may be larger",
      assumed(
        "all", .words("aaaa bbbb").padded(2), released: .words("aaaa bbbb").padded(0),
        strained: .words("aaaa bbbb").padded(2.6)), .uncertain, .fits
    ),
    (
      "whole even in a larger padding",
      assumed(
        "all", .words("aaaa bbbb").padded(2), released: .words("aaaa bbbb").padded(0),
        strained: .words("aaaa bbbb").padded(2.5)), .fits, nil
    ),
  ]

  @Test(arguments: cases)
  func aVerdictIsCertainIfItIsTheSameWithout(name: String, box: Box, verdict: Verdict, nominal: Verdict?) throws {
    let layout = boxes.layout(box, ["aaaa bbbb": "aaaa bbbb"], available: 25)
    let text = try #require(layout.texts.first)
    #expect(text.verdict == verdict && text.nominalVerdict == nominal, "\(name)")
    #expect(text.assumptions.count == (nominal == nil ? 0 : 1), "\(name)")
  }

  /// Without its room the component is as wide as it likes.
  @Test func anAssumedContainerIsFree() throws {
    let box = Box.words("aaaa bbbb", limit: 1)
    let assumed = Box(.assumed([Self.assumption("container", path: "")], released: box, strained: box), box)
    #expect(boxes.layout(box, ["aaaa bbbb": "aaaa bbbb"], available: 25).texts.map(\.verdict) == [.overflows])
    let layout = boxes.layout(assumed, ["aaaa bbbb": "aaaa bbbb"], available: 25)
    #expect(
      layout.texts.map(\.nominalVerdict) == [.overflows] && layout.texts[0].assumptions.map(\.isContainer) == [true])
    let plan = ComponentPlan(assumed, slots: ["aaaa bbbb"], size: .large)
    func verdicts(strained: Points?) -> [Verdict?] {
      plan.layout(
        ["aaaa bbbb": boxes.shape("aaaa bbbb")], width: 60, strainedWidth: strained, rightToLeft: false
      ).texts.flatMap { [$0.verdict, $0.nominalVerdict] }
    }
    #expect(verdicts(strained: 44) == [.uncertain, .fits])
    #expect(verdicts(strained: 45) == [.fits, nil])
    #expect(verdicts(strained: nil) == [.fits, nil])
  }

  /// Columns share no width: what is assumed of a text does not decide the one below it; beside it does.
  @Test func aTextRestsOnWhatIsAroundAndBesideIt() throws {
    func limited(_ text: String) -> Box {
      let name = Self.assumption("lineLimit", path: text)
      return Box(.assumed([name], released: .words(text), strained: .words(text, limit: 1)), .words(text, limit: 1))
    }
    func around(_ box: Box, _ free: Box) -> Box {
      Box(.assumed([Self.assumption("all", path: "")], released: free, strained: box), box)
    }
    let texts = ["aaaa bbbb", "cccc dddd"]
    let free = Box.column(0, texts.map { .words($0) })
    let column = around(.column(0, texts.map(limited)).padded(2), free.padded(0))
    let placed = boxes.layout(column, ["aaaa bbbb": "aaaa bbbb", "cccc dddd": "cccc dddd"], available: 29).texts
    #expect(placed.map { $0.assumptions.map(\.path) } == [["", "aaaa bbbb"], ["", "cccc dddd"]])
    let row = boxes.layout(
      .row(0, texts.map(limited)), ["aaaa bbbb": "aaaa bbbb", "cccc dddd": "cccc dddd"], available: 50)
    #expect(row.texts.map { $0.assumptions.map(\.path) } == [texts, texts])
  }

  @Test func aTextThatIsNotShownWithoutIsUncertain() throws {
    let wide = Box.words("aaaa").framed(width: 30)
    let box = Box(
      .fitting(.horizontal),
      [
        Box(.assumed([Self.assumption("width")], released: .words("aaaa").framed(), strained: wide), wide),
        .words("bb"),
      ])
    let layout = boxes.layout(box, ["aaaa": "aaaa", "bb": "bb"], available: 25)
    #expect(layout.texts.map(\.slot) == ["bb"] && layout.texts.map(\.verdict) == [.uncertain])
    #expect(layout.texts.map(\.nominalVerdict) == [.fits])
  }

  /// Whatever is marked without being released changes no layout and no verdict.
  @Test func marksAloneChangeNothing() {
    var random = RandomBoxes(seed: 71)
    var count = 0
    for _ in 0..<300 {
      let box = random.box(depth: 4)
      let texts = Dictionary(uniqueKeysWithValues: Set(box.slots).map { ($0, $0) })
      let marked = box.marked(with: Self.assumption("lineLimit"))
      let width = random.length()
      let (plain, assumed) = (boxes.layout(box, texts, available: width), boxes.layout(marked, texts, available: width))
      #expect(plain.width == assumed.width && plain.height == assumed.height)
      #expect(plain.texts.map(\.verdict) == assumed.texts.map(\.verdict))
      #expect(plain.texts.map(\.frame) == assumed.texts.map(\.frame))
      #expect(assumed.texts.allSatisfy { $0.assumptions.isEmpty })
      count += plain.texts.count
    }
    #expect(count > 500)
  }

  @Test func whatSticksOutOnlyByAnAssumptionIsUncertain() {
    let frame = Frame(width: Frame.Bounds(fixed: 20))
    let fixed = Box(.frame(frame), Box(.fixedSize(.both), Boxes.text()))
    let assumed = Self.assumed("width", fixed, released: Box(.fixedSize(.both), Boxes.text()))
    for (box, verdict) in [(fixed, Verdict.overhangs), (assumed, .uncertain)] {
      let layout = boxes.layout(box, ["title": "aaaa bbbb"], available: 200)
      #expect(layout.overhangs.map(\.verdict) == [verdict])
      #expect(layout.overhangs.allSatisfy { $0.assumptions.isEmpty == (verdict == .overhangs) })
    }
  }
}

extension Box {
  /// The box with a mark around every box of it, and nothing released.
  fileprivate func marked(with assumption: Assumption) -> Box {
    Box(.assumed([assumption], released: self, strained: self), Box(kind, children.map { $0.marked(with: assumption) }))
  }
}
