import DesignTokens
import SourceFacts
import SwiftScan
import ViewEvaluation

/// Views of code that a test writes.
enum ViewFixture {
  static func module(_ files: [String], at paths: [String] = []) -> CodeModule {
    var settings = ScanSettings()
    settings.viewsFor = .ios
    return CodeModule(files.map { SwiftScan.facts(of: Array($0.utf8), settings: settings) }, at: paths)
  }

  /// Those that a project has.
  static let pictures = {
    var pictures = PictureSizes()
    pictures.add(.init(width: 30, height: 20), named: "logo-mark")
    for side in [1.0, 2] { pictures.add(.init(width: side, height: side), named: "twice") }
    pictures.add(symbol: "own.mark")
    return pictures
  }()

  /// The view `Tested` of code that may declare more.
  static func view(_ code: String, at size: DynamicTypeSize = .large) -> EvaluatedView? {
    let module = module([code])
    return LargeStack.run { ViewEvaluator(module, pictures: pictures).view(named: "Tested", at: size) }
  }

  /// The boxes of the first variant of a view with this body, in short words.
  static func boxes(_ body: String, _ more: String = "", at size: DynamicTypeSize = .large) -> String {
    guard let view = view("struct Tested: View { var body: some View { \(body) } }\n\(more)", at: size) else {
      return ""
    }
    return view.variants.first?.boxes.map(\.words).joined(separator: " ") ?? "failed"
  }
}

extension ViewBox {
  /// As in `vstack 8 leading(text a 17, icon 20 20)`.
  var words: String {
    let inner = children.isEmpty ? "" : "(\(children.map(\.words).joined(separator: ", ")))"
    return own + (unknown == nil ? "" : "?") + inner
  }

  private var own: String {
    switch kind {
    case .text(let text):
      let limit = text.lineLimit.map { " limit \($0)" } ?? ""
      let weight = text.appearance.weight == 400 ? "" : " \(Int(text.appearance.weight))"
      let family = text.appearance.family == "SF Mono" ? " SF Mono" : ""
      return "text \(text.slot) \(Self.number(text.appearance.size))\(family)\(weight)\(limit)"
    case .icon(let icon): return "icon \(Self.number(icon.width)) \(Self.number(icon.height))"
    case .padding(let insets):
      return "padding "
        + [insets.top, insets.leading, insets.bottom, insets.trailing].map(Self.number).joined(separator: " ")
    case .frame(let frame):
      return "frame" + Self.words("w", frame.width) + Self.words("h", frame.height)
        + (frame.alignment == .center ? "" : " \(frame.alignment.rawValue)")
    case .stack(let stack): return "\(kind.name!.rawValue) \(Self.number(stack.spacing)) \(stack.alignment.rawValue)"
    case .spacer(let minimum): return "spacer \(Self.number(minimum))"
    case .columns(let columns):
      let widths = columns.columns.map { Self.words("w", $0.width).dropFirst() + ($0.isAdaptive ? "…" : "") }
      return
        "grid [\(widths.joined(separator: ", "))] \(Self.number(columns.spacing)) \(Self.number(columns.rowSpacing))"
    case .aspectRatio(let shape):
      return "aspectRatio \(shape.ratio.map { Self.number(Points($0)) } ?? "ideal") \(shape.mode.rawValue)"
    case .priority(let priority): return "priority \(Int(priority))"
    case .fixedSize(let axes): return "fixedSize \(axes.rawValue)"
    case .attachment(let attachment): return "\(attachment.place.rawValue) \(attachment.alignment.rawValue)"
    default: return kind.name?.rawValue ?? "empty"
    }
  }

  private static func number(_ points: Points) -> String {
    points.value == .infinity ? "inf" : "\((points.value * 100).rounded() / 100)".replacing(".0", with: "")
  }

  private static func words(_ side: String, _ bounds: Frame.Bounds) -> String {
    [("", bounds.fixed), ("min", bounds.minimum), ("ideal", bounds.ideal), ("max", bounds.maximum)]
      .compactMap { part, value in value.map { " \(side)\(part) \(number($0))" } }.joined()
  }
}
