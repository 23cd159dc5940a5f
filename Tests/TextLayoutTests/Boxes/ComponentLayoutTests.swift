import DesignTokens
import Testing

@testable import TextLayout

struct ComponentLayoutTests {
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  @Test func aTextAloneFits() throws {
    let layout = boxes.layout(Boxes.text(), ["title": "aaaa bb"], available: 100)
    let text = try #require(layout.texts.first)
    #expect(text.verdict == .fits)
    #expect(layout.width == 35)
    #expect(layout.height == 12)
    #expect(text.available == 100)
    #expect(text.needed == 35)
    #expect(text.lines == 1)
    #expect(text.visible == "aaaa bb")
    #expect(text.availableHeight == nil)
    #expect(text.font.description(at: text.pointSize) == "Box Regular 10 pt")
  }

  @Test(
    arguments: [(String, Int?, Double?, Double, Verdict)]([
      ("aaaa bbbb", 2, nil, 25, .fits), ("aaaa bbbb cccc", 2, nil, 25, .overflows),
      ("aaaa bbbb cccc", nil, 24.0, 25, .clips), ("aaaa bbbb", nil, 24, 25, .fits),
      ("aaaa bbbb", nil, 23.9, 25, .clips),
      ("a", nil, 11, 25, .fits), ("aaaaaaa", 2, nil, 25, .breaksMidWord), ("aaaaaaa", 1, nil, 25, .overflows),
      ("aaaa bbbb cccc", 2, 12, 25, .overflows), ("aaaaaaa b", nil, 12, 25, .clips), ("é", nil, nil, 25, .uncertain),
      ("é aaaaaaaaaa", 1, nil, 25, .uncertain), ("A", nil, nil, 5, .fits), ("A", 1, nil, 5, .overflows),
      ("", 1, 1, 1, .fits),
    ]))
  func verdicts(text: String, limit: Int?, height: Double?, width: Double, verdict: Verdict) throws {
    let frame = Frame(height: .init(fixed: height.map { Points($0) }))
    let layout = boxes.layout(
      Box(.frame(frame), Boxes.text(lineLimit: limit)), ["title": text], available: Points(width))
    #expect(try #require(layout.texts.first).verdict == verdict)
  }

  @Test func neededWidthOfAnOverflow() throws {
    let layout = boxes.layout(Boxes.text(lineLimit: 1), ["title": "aaaa bbbb cccc"], available: 40)
    let text = try #require(layout.texts.first)
    #expect(text.needed == 70)
    #expect(text.neededLines == 3)
    #expect(text.lines == 1)
    #expect(text.visible == "aaaa b…")
    #expect(text.width == 40)
    #expect(text.height == 12)
  }

  @Test func neededWidthOfAClip() throws {
    let frame = Frame(height: .init(maximum: 30))
    let layout = boxes.layout(Box(.frame(frame), Boxes.text()), ["title": "aaaa bbbb cccc"], available: 25)
    let text = try #require(layout.texts.first)
    #expect(text.verdict == .clips)
    // The frame is as wide as the text would be, 20, and 30 of 36 high.
    #expect(text.visible == "aaaa bb…")
    #expect(text.needed == 45)
    #expect(text.availableHeight == 30)
    #expect(layout.height == 30)
  }

  /// Lines of 12 with so much between them, in 25: n lines are 12 n + (n - 1) of it.
  @Test(
    arguments: [(TextAppearance.LineSpacing, String, Double, Double)]([
      (.points(3), "aaaa", 12, 15), (.points(3), "aaaa bbbb", 27, 15), (.points(3), "aaaa bbbb cccc", 42, 15),
      (.points(-4), "aaaa bbbb", 24, 12), (.points(Points(.nan)), "aaaa bbbb", 24, 12),
      (.upToLineHeight(15), "aaaa bbbb", 27, 15), (.upToLineHeight(11), "aaaa bbbb", 24, 12), (.points(3), "", 0, 3),
    ]))
  func lineSpacingIsBetweenLinesAlone(
    spacing: TextAppearance.LineSpacing, text: String, height: Double, pitch: Double
  ) throws {
    let layout = boxes.layout(Boxes.text(lineSpacing: spacing), ["title": text], available: 25)
    let placement = try #require(layout.texts.first)
    #expect(layout.height.value == height && placement.height.value == height)
    #expect(placement.lineHeight.value == pitch)
    let drawing = placement.drawing()
    #expect(drawing.lines.map(\.baseline.value) == drawing.lines.indices.map { 8 + pitch * Double($0) })
  }

  /// 12 + 3 + 12 = 27 hold two lines, 26.9 only one; a single line is shown in any height and stands out of it.
  @Test(arguments: [(42.0, 3, 0.0), (41.9, 2, 0), (27, 2, 0), (26.9, 1, 0), (12, 1, 0), (9, 1, 3)])
  func linesInAHeightLeaveOutTheLastSpacing(height: Double, lines: Int, overhang: Double) throws {
    let frame = Frame(height: .init(fixed: Points(height)))
    let layout = boxes.layout(
      Box(.frame(frame), Boxes.text(lineSpacing: .points(3))), ["title": "aaaa bbbb cccc"], available: 25)
    let placement = try #require(layout.texts.first)
    #expect(placement.lines == lines)
    #expect(layout.overhangs.map(\.excess.height.value) == (overhang > 0 ? [overhang] : []))
    #expect(placement.verdict == (lines == 3 ? .fits : .clips))
  }

  /// The spacing is in points: a text of twice the size has the same.
  @Test func lineSpacingDoesNotFollowTheTextSize() throws {
    let appearance = TextAppearance(
      family: "Box", weight: 400, size: 10, lineSpacing: .points(3), scaling: .relative(to: .body))
    let box = Box(.text(TextBox(slot: "title", appearance: appearance)))
    let text = boxes.shape("aaaa bbbb")
    for size in DynamicTypeSize.allCases {
      let points = appearance.pointSize(at: size).value
      let layout = ComponentLayout.layout(
        box, texts: ["title": text], size: size, available: Points(points * 2.5), rightToLeft: false)
      #expect(abs(layout.height.value - (points * 1.2 * 2 + 3)) < 1e-9)
    }
  }

  @Test func paddingTakesFromTheProposal() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let layout = boxes.layout(Box(.padding(insets), Boxes.text()), ["title": "aaaa bbbb"], available: 40)
    let text = try #require(layout.texts.first)
    #expect(text.available == 30)
    #expect(text.lines == 2)
    #expect(layout.width == 30)
    #expect(layout.height == 29)
    #expect(text.frame == .init(x: 2, y: 1, width: 20, height: 24))
  }

  @Test func rightToLeftMirrors() throws {
    let insets = EdgeInsets(leading: 2, trailing: 8)
    let row = Box(
      .stack(Stack(direction: .horizontal, spacing: 5)), [Box(.icon(Icon(width: 20, height: 20))), Boxes.text()])
    let layout = boxes.layout(
      Box(.padding(insets), row), ["title": "aa"], available: 100, rightToLeft: true)
    #expect(layout.width == 45)
    #expect(try #require(layout.texts.first).frame == .init(x: 8, y: 4, width: 10, height: 12))
  }

  @Test(
    arguments: [(Frame.Bounds, Double, Double)]([
      (.init(minimum: 44), 44, 200), (.init(minimum: 5), 10, 200), (.init(maximum: 300), 200, 200),
      (.init(maximum: 50), 50, 50), (.init(maximum: .infinity), 200, 200), (.init(fixed: 30), 30, 30),
      (.init(fixed: 5), 5, 5), (.init(), 10, 200), (.init(minimum: 250, maximum: 300), 250, 250),
      (.init(ideal: 70), 10, 200), (.init(minimum: 300, maximum: 250), 10, 250),
    ]))
  func frameWidths(bounds: Frame.Bounds, width: Double, available: Double) throws {
    let layout = boxes.layout(Box(.frame(Frame(width: bounds)), Boxes.text()), ["title": "aa"], available: 200)
    #expect(layout.width == Points(width))
    let text = try #require(layout.texts.first)
    #expect(text.available == Points(available))
    #expect(text.frame.x == Points((width - text.frame.width.value) / 2))
  }

  @Test(
    arguments: [(Frame.Bounds, Double, Double?)]([
      (.init(minimum: 44), 44, nil), (.init(maximum: 100), 12, nil), (.init(maximum: 10), 10, 10),
      (.init(ideal: 50), 50, 50),
      (.init(fixed: 20), 20, 20), (.init(maximum: .infinity), 12, nil),
    ]))
  func frameHeights(bounds: Frame.Bounds, height: Double, available: Double?) throws {
    let layout = boxes.layout(Box(.frame(Frame(height: bounds)), Boxes.text()), ["title": "aa"], available: 200)
    #expect(layout.height == Points(height))
    #expect(try #require(layout.texts.first).availableHeight == available.map { Points($0) })
  }

  @Test func aRowGivesFixedThingsFirst() throws {
    let row = Box(
      .stack(Stack(direction: .horizontal, spacing: 10)),
      [Boxes.text("title"), Box(.icon(Icon(width: 24, height: 24))), Boxes.text("count")])
    let layout = boxes.layout(
      row, ["title": "aaaa bbbb cccc", "count": "12"], available: 100)
    let texts = layout.texts
    #expect(texts.map(\.slot) == ["title", "count"])
    // 100 less the spacing 20, the icon 24 and the short text 10.
    #expect(texts.map(\.available) == [46, 28])
    #expect(texts.map(\.lines) == [2, 1])
    #expect(texts.map(\.frame.x.value) == [0, 89])
    #expect(layout.width == 99)
    #expect(layout.height == 24)
    #expect(texts[1].frame.y == 6)
  }

  @Test func equalTextsShareARow() {
    let row = Box(.stack(Stack(direction: .horizontal, spacing: 0)), [Boxes.text("one"), Boxes.text("two")])
    let layout = boxes.layout(row, ["one": "aaaa aaaa", "two": "bbbb bbbb"], available: 60)
    #expect(layout.texts.map(\.available) == [30, 40])
    #expect(layout.texts.map(\.lines) == [2, 2])
  }

  @Test(arguments: [
    (Stack.Alignment.leading, [0.0, 0]), (.center, [5, 0]), (.trailing, [10, 0]),
  ])
  func columns(alignment: Stack.Alignment, x: [Double]) {
    let column = Box(
      .stack(Stack(direction: .vertical, spacing: 4, alignment: alignment)), [Boxes.text("one"), Boxes.text("two")])
    let layout = boxes.layout(column, ["one": "aa", "two": "bbbb"], available: 60)
    #expect(layout.texts.map(\.frame.x.value) == x)
    #expect(layout.texts.map(\.frame.y.value) == [0, 16])
    #expect(layout.height == 28)
    #expect(layout.width == 20)
  }

  @Test func firstBaselinesAlign() {
    let row = Box(
      .stack(Stack(direction: .horizontal, spacing: 0, alignment: .firstTextBaseline)),
      [
        Box(.padding(EdgeInsets(top: 7)), Boxes.text("one")), Boxes.text("two"),
        Box(.icon(Icon(width: 10, height: 20))),
      ])
    let layout = boxes.layout(row, ["one": "aa", "two": "bb"], available: 60)
    // Baselines at 7 + 8, 8 and 20: all at 20.
    #expect(layout.texts.map(\.frame.y.value) == [12, 12])
    #expect(layout.height == 24)
  }

  @Test func aColumnInAFixedHeightSharesIt() throws {
    let column = Box(.stack(Stack(direction: .vertical, spacing: 0)), [Boxes.text("one"), Boxes.text("two")])
    let layout = boxes.layout(
      Box(.frame(Frame(height: .init(fixed: 36))), column), ["one": "aa", "two": "aaaa bbbb cccc dddd"],
      available: 20)
    #expect(layout.texts.map(\.verdict) == [.fits, .clips])
    #expect(layout.texts.map(\.lines) == [1, 2])
  }

  @Test func absentTextsTakeNoSpace() {
    let row = Box(
      .stack(Stack(direction: .horizontal, spacing: 10)),
      [Box(.padding(EdgeInsets(leading: 9)), Boxes.text("absent")), Boxes.text("title")])
    let layout = boxes.layout(row, ["title": "aa"], available: 100)
    #expect(layout.width == 10)
    #expect(layout.texts.map(\.slot) == ["title"])
    #expect(boxes.layout(row, [:], available: 100).width == 0)
  }

  @Test(
    arguments: [(String, Double, Double, Double, Verdict)]([
      ("aaaa bbbb", 40, 0.5, 8.86, .fits), ("aaaa bbbb", 10, 0.5, 5, .overflows), ("aaaa bbbb", 45, 0.5, 10, .fits),
      ("aaaa", 19, 1, 10, .overflows),
    ]))
  func shrinking(text: String, width: Double, factor: Double, size: Double, verdict: Verdict) throws {
    let box = Boxes.text(lineLimit: 1, minimumScaleFactor: factor)
    let layout = boxes.layout(box, ["title": text], available: Points(width))
    let placed = try #require(layout.texts.first)
    #expect(placed.verdict == verdict)
    #expect(abs(placed.pointSize.value - size) < 0.05)
    #expect(placed.width.value <= width)
  }

  @Test func sizesOfTheReaderScaleTheText() throws {
    let appearance = TextAppearance(family: "Box", weight: 600, size: 17)
    let texts = ["title": boxes.shape("Aa")]
    for (size, points) in [(DynamicTypeSize.large, 17.0), (.accessibility5, 48), (.xSmall, 15)] {
      let layout = ComponentLayout.layout(
        Box(.text(TextBox(slot: "title", appearance: appearance))), texts: texts, size: size, available: 300,
        rightToLeft: false)
      let text = try #require(layout.texts.first)
      #expect(text.pointSize == Points(points))
      #expect(layout.width == Points(points * 1.5))
      #expect(text.font.description(at: text.pointSize) == "Box SemiBold \(Int(points)) pt")
    }
  }

  @Test func negativeInsetsReachBeyondTheBox() throws {
    let insets = EdgeInsets(top: 0, leading: -20, bottom: 0, trailing: -10)
    let row = Box(.padding(insets), Box(.frame(Frame(width: .init(maximum: .infinity))), Boxes.text()))
    let layout = boxes.layout(.column(0, .leading, [row]), ["title": "aaaa bbbb cccc"], available: 30)
    // 30 points and 30 beside them hold two words of 20 and the blank, where 30 hold one.
    #expect(layout.texts.first?.fitted.lineCount == 2)
    #expect(layout.width == 30)
    #expect(layout.texts.first?.available == 60)
  }

  @Test func hostileTreesEnd() {
    var box = Boxes.text()
    for _ in 0..<60 {
      box = Box(.stack(Stack(direction: .horizontal, spacing: 1)), [box, Box(.icon(Icon(width: 1, height: 1)))])
    }
    let layout = boxes.layout(box, ["title": "aaaa bbbb"], available: 300)
    #expect(layout.texts.count == 1)
    let odd = EdgeInsets(top: -5, leading: Points(.nan), bottom: 3, trailing: -1)
    let small = boxes.layout(Box(.padding(odd), Boxes.text()), ["title": "aa"], available: -4)
    // Two letters, one below the other, less what the insets take away.
    #expect(small.height == 22)
    #expect(small.texts.first?.verdict == .breaksMidWord)
    #expect(boxes.layout(Boxes.text(), ["title": "aa"], available: Points(.nan)).width == 10)
  }
}
