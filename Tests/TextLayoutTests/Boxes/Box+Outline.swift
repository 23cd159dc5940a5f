import DesignTokens

@testable import TextLayout

extension Box {
  /// The tree on one line, as in “hstack 8 center(text 'aa', icon 10 20)”.
  var outline: String {
    let inside = contents.isEmpty ? "" : "(\(contents.map(\.outline).joined(separator: ", ")))"
    return switch self {
    case .text(let text):
      "text '\(text.slot)' \(text.appearance.size.value) \(text.lineLimit.map { "limit \($0)" } ?? "")"
    case .icon(let icon): "icon \(icon.width.value) \(icon.height.value)"
    case .spacer(let minimum): "spacer \(minimum.value)"
    case .padding(let insets, _):
      """
      padding \(insets.top.value) \(insets.leading.value) \(insets.bottom.value) \(insets.trailing.value)\(inside)
      """
    case .frame(let frame, _): "frame \(frame.width.outline) × \(frame.height.outline) \(frame.alignment)\(inside)"
    case .stack(let stack): "\(stack.kindName) \(stack.spacing.value) \(stack.alignment)\(inside)"
    case .attachment(let attachment, _): "\(kindName) \(attachment.alignment)\(inside)"
    case .fixedSize(let axes, _), .fitting(let axes, _), .scroll(let axes, _): "\(kindName) \(axes.outline)\(inside)"
    case .priority(let priority, _): "priority \(priority)\(inside)"
    case .surface, .hidden, .button, .assumed, .empty: kindName + inside
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
