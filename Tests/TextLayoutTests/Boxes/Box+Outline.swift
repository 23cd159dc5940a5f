import DesignTokens

@testable import TextLayout

extension Box {
  /// The tree on one line, as in “hstack 8 center(text 'aa', icon 10 20)”.
  var outline: String {
    let inside = contents.isEmpty ? "" : "(\(contents.map(\.outline).joined(separator: ", ")))"
    let name = kind.name?.rawValue ?? "nothing"
    return switch kind {
    case .text(let text):
      "text '\(text.slot)' \(text.appearance.size.value) \(text.lineLimit.map { "limit \($0)" } ?? "")"
    case .icon(let icon): "icon \(icon.width.value) \(icon.height.value)"
    case .spacer(let minimum): "spacer \(minimum.value)"
    case .padding(let insets):
      """
      padding \(insets.top.value) \(insets.leading.value) \(insets.bottom.value) \(insets.trailing.value)\(inside)
      """
    case .frame(let frame): "frame \(frame.width.outline) × \(frame.height.outline) \(frame.alignment)\(inside)"
    case .stack(let stack): "\(name) \(stack.spacing.value) \(stack.alignment)\(inside)"
    case .attachment(let attachment): "\(name) \(attachment.alignment)\(inside)"
    case .fixedSize(let axes), .fitting(let axes), .scroll(let axes): "\(name) \(axes.outline)\(inside)"
    case .columns(let columns):
      "\(name) \(columns.columns.map { "\($0.width.outline)\($0.isAdaptive ? "…" : "")" }) \(columns.spacing.value)\(inside)"
    case .aspectRatio(let shape): "\(name) \(shape.ratio.map { "\($0)" } ?? "-") \(shape.mode)\(inside)"
    case .priority(let priority): "priority \(priority)\(inside)"
    default: name + inside
    }
  }
}

extension Frame.Bounds {
  fileprivate var outline: String {
    if let fixed { return "\(fixed.value)" }
    func shown(_ length: Points?) -> String { length.map { "\($0.value)" } ?? "-" }
    return isBounded ? "\(shown(minimum))…\(shown(ideal))…\(shown(maximum))" : "free"
  }
}

extension AxisSet {
  fileprivate var outline: String { self == .both ? "both" : self == .horizontal ? "horizontal" : "vertical" }
}
