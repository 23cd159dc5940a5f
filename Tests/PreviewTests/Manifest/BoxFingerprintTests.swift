import DesignTokens
import SourceText
import Testing

@testable import Preview

/// That a view's boxes are others is told whatever of them is.
struct BoxFingerprintTests {
  private static let colors: [ColorValue] = {
    let token = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": "#
    let json = "{\"a\": \(token)[0, 0, 0]}}, \"b\": \(token)[0, 0, 0.25]}}}"
    let system = DesignSystem(files: [("c.tokens.json", Array(json.utf8))])
    return ["a", "b"].compactMap { if case .color(let color)? = system.tokens[$0]?.value { color } else { nil } }
  }()

  private static let shadows: [ShadowValue] = {
    func shadow(_ blur: Int) -> String {
      let lengths = ["offsetX", "offsetY", "spread"].map { "\"\($0)\": {\"value\": 1, \"unit\": \"px\"}" }
      return """
        {"$type": "shadow", "$value": {"color": {"colorSpace": "srgb", "components": [0, 0, 0]},
        \(lengths.joined(separator: ", ")), "blur": {"value": \(blur), "unit": "px"}}}
        """
    }
    let system = DesignSystem(files: [("s.tokens.json", Array("{\"a\": \(shadow(2)), \"b\": \(shadow(3))}".utf8))])
    return ["a", "b"].flatMap { name -> [ShadowValue] in
      if case .shadow(let list)? = system.tokens[name]?.value { list } else { [] }
    }
  }()

  private static func image(_ width: Double, to x: Double = 5, flips: Bool = false) -> VectorImage {
    var path = VectorPath()
    path.append(.move(.init(x: 0, y: 0)))
    path.append(.line(.init(x: x, y: 4)))
    return VectorImage(width: width, height: 8, layers: [.init(path, lineWidth: 1)], flipsRightToLeft: flips)
  }

  private static func text(_ change: (inout TextBox) -> Void = { _ in }) -> Box {
    var text = TextBox(slot: "t", appearance: TextAppearance(family: "F", weight: 400, size: 17))
    change(&text)
    return Box(.text(text))
  }

  private static func icon(_ change: (inout Icon) -> Void = { _ in }) -> Box {
    var icon = Icon(width: 10, height: 10)
    change(&icon)
    return Box(.icon(icon))
  }

  private static func surface(_ change: (inout Surface) -> Void = { _ in }) -> Box {
    var surface = Surface()
    change(&surface)
    return Box(.surface(surface), text())
  }

  private static func unknown(_ property: String, line: Int = 1) -> Assumption {
    Assumption(unknown: property, of: "V", at: "App/V.swift:\(line)", reason: "it is a call")
  }

  /// Boxes no two of which are equal: each differs in one thing from another.
  private static let boxes: [Box] = {
    var boxes = [
      text(), text { $0.slot = "u" }, text { $0.appearance.family = "G" }, text { $0.appearance.weight = 500 },
      text { $0.appearance.size = 18 }, text { $0.appearance.lineSpacing = .points(2) },
      text { $0.appearance.lineSpacing = .upToLineHeight(2) }, text { $0.appearance.letterSpacing = 1 },
      text { $0.appearance.scaling = .fixed }, text { $0.appearance.scaling = .system(.body) },
      text { $0.appearance.scaling = .relative(to: .title1) }, text { $0.appearance.maximumSize = .large },
      text { $0.appearance.textCase = .uppercase }, text { $0.appearance.textCase = .lowercase },
      text { $0.lineLimit = 1 }, text { $0.lineLimit = 0 }, text { $0.truncation = .head },
      text { $0.minimumScaleFactor = 0.5 }, text { $0.allowsTightening = true }, text { $0.alignment = .center },
      text { $0.color = colors[0] }, text { $0.color = colors[1] }, text { $0.isPrompt = true },
      text { $0.unknown = unknown("font") }, text { $0.unknown = unknown("frame") },
      icon(), icon { $0.name = "" }, icon { $0.name = "star" }, icon { $0.width = 11 }, icon { $0.height = 11 },
      icon { $0.color = colors[0] }, icon { $0.isDecorative = true }, icon { $0.image = image(8) },
      icon { $0.image = image(9) }, icon { $0.image = image(8, to: 6) }, icon { $0.image = image(8, flips: true) },
      surface(), surface { $0.background = colors[0] }, surface { $0.background = colors[1] },
      surface { $0.cornerRadius = 4 }, surface { $0.form = .circle }, surface { $0.form = .ellipse },
      surface { $0.form = .line }, surface { $0.form = .path(image(8)) }, surface { $0.form = .path(image(8, to: 6)) },
      surface { $0.border = .init(color: nil, width: 1) }, surface { $0.border = .init(color: nil, width: 2) },
      surface { $0.border = .init(color: colors[0], width: 1) }, surface { $0.opacity = 0.5 },
      surface { $0.shadow = [shadows[0]] }, surface { $0.shadow = [shadows[1]] }, surface { $0.shadow = shadows },
      surface { $0.tokens.background = "a" }, surface { $0.tokens.shadow = "a" },
    ]
    let kinds: [Box.Kind] = [
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      .padding(EdgeInsets(top: 2, leading: 1, bottom: 3, trailing: 4)),
      .frame(Frame()), .frame(Frame(width: .init(minimum: 1))), .frame(Frame(width: .init(ideal: 1))),
      .frame(Frame(width: .init(maximum: .infinity))), .frame(Frame(width: .init(fixed: 1))),
      .frame(Frame(height: .init(minimum: 1))), .frame(Frame(alignment: .top)),
      .stack(Stack(direction: .horizontal, spacing: 8)), .stack(Stack(direction: .vertical, spacing: 8)),
      .stack(Stack(direction: .overlay, spacing: 8)), .stack(Stack(direction: .horizontal, spacing: 9)),
      .stack(Stack(direction: .horizontal, spacing: 8, alignment: .top)),
      .spacer(minimum: 8), .spacer(minimum: 9), .attachment(Attachment(.overlay)), .attachment(Attachment(.background)),
      .attachment(Attachment(.overlay, alignment: .top)),
      .fixedSize(.horizontal), .fixedSize(.both), .fitting(.horizontal), .fitting(.both), .scroll(.vertical),
      .scroll(.both), .aspectRatio(AspectRatio(nil, .fit)), .aspectRatio(AspectRatio(nil, .fill)),
      .aspectRatio(AspectRatio(2, .fit)), .priority(1), .priority(2), .priority(.nan),
      .columns(Columns([], spacing: 1, rowSpacing: 2)), .columns(Columns([], spacing: 2, rowSpacing: 1)),
      .columns(Columns([.init(.init())], spacing: 1, rowSpacing: 2)),
      .columns(Columns([.init(.init(), isAdaptive: true)], spacing: 1, rowSpacing: 2)),
      .columns(Columns([.init(.init(fixed: 5))], spacing: 1, rowSpacing: 2)),
      .hidden, .empty, .button(minimum: nil), .button(minimum: 44), .button(minimum: 45),
      .assumed([unknown("spacing")], released: text(), strained: text()),
      .assumed([unknown("padding")], released: text(), strained: text()),
      .assumed([unknown("spacing")], released: icon(), strained: text()),
      .assumed([unknown("spacing")], released: text(), strained: icon()),
    ]
    boxes += kinds.map { Box($0, text()) }
    boxes += [
      Box(.hidden), Box(.hidden, text(), icon()), Box(.hidden, icon(), text()), Box(.hidden, Box(.hidden, text())),
    ]
    return boxes
  }()

  @Test func noTwoBoxesAreTakenForOne() {
    #expect(Self.colors.count == 2 && Self.shadows.count == 2)
    #expect(Set(Self.boxes).count == Self.boxes.count)
    var fingerprint = BoxFingerprint()
    let hashes = Self.boxes.map { fingerprint.hash(of: $0) }
    for (number, hash) in hashes.enumerated() {
      let first = hashes.firstIndex(of: hash) ?? 0
      #expect(first == number, "\(Self.boxes[first]) and \(Self.boxes[number])")
    }
    #expect(Self.boxes.map { fingerprint.hash(of: $0) } == hashes, "what is known already is the same")
  }

  /// Another process has other seeds of its hash tables.
  @Test func everyRunAndMachineHasTheSameNumber() {
    var (all, fingerprint) = (StableHash(), BoxFingerprint())
    for box in Self.boxes { all.combine(fingerprint.hash(of: box)) }
    #expect(all.text == "rXiHtoXu5IJ")
  }

  @Test func whereTheCodeStandsDoesNotCount() {
    func hash(line: Int) -> StableHash {
      var fingerprint = BoxFingerprint()
      let inner = Self.text { $0.unknown = Self.unknown("font", line: line) }
      return fingerprint.hash(
        of: Box(.assumed([Self.unknown("spacing", line: line)], released: inner, strained: inner), inner))
    }
    #expect(hash(line: 1) == hash(line: 2))
  }

  @Test func whatIsAbsentIsNotWhatIsEmpty() {
    var (one, two, none) = (StableHash(), StableHash(), StableHash())
    one.combine(membersOf: ["a", "b"])
    two.combine(membersOf: ["ab"])
    none.combine(membersOf: [String]())
    #expect(Set([one, two, none]).count == 3)
    var (absent, empty) = (StableHash(), StableHash())
    absent.combine(membersOf: String?.none as Any)
    empty.combine(membersOf: String?.some("") as Any)
    #expect(absent != empty)
  }
}
