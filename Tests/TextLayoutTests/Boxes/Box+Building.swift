import DesignTokens

/// Boxes of tests, written as SwiftUI writes views.
///
/// A text is its own slot. In the box font at 10 pt a small letter, a digit and a space are 5 pt wide, a capital 10;
/// a line is 12 pt high with its baseline at 8.
extension Box {
  static func words(_ text: String, limit: Int? = nil, size: Points = 10, truncation: TextBox.Truncation = .tail) -> Box
  {
    let appearance = TextAppearance(family: "Box", weight: 400, size: size, scaling: .fixed)
    return Box(.text(TextBox(slot: text, appearance: appearance, lineLimit: limit, truncation: truncation)))
  }

  static func symbol(_ width: Points, _ height: Points) -> Box { Box(.icon(Icon(width: width, height: height))) }

  static func row(_ spacing: Points, _ children: [Box]) -> Box { row(spacing, .center, children) }

  static func row(_ spacing: Points, _ alignment: Stack.Alignment, _ children: [Box]) -> Box {
    Box(.stack(Stack(direction: .horizontal, spacing: spacing, alignment: alignment)), children)
  }

  static func column(_ spacing: Points, _ children: [Box]) -> Box { column(spacing, .center, children) }

  static func column(_ spacing: Points, _ alignment: Stack.Alignment, _ children: [Box]) -> Box {
    Box(.stack(Stack(direction: .vertical, spacing: spacing, alignment: alignment)), children)
  }

  static func layers(_ children: [Box]) -> Box { layers(.center, children) }

  static func layers(_ alignment: Stack.Alignment, _ children: [Box]) -> Box {
    Box(.stack(Stack(direction: .overlay, spacing: 0, alignment: alignment)), children)
  }

  static func space(_ minimum: Points = 0) -> Box { Box(.spacer(minimum: minimum)) }

  /// What takes all that is proposed, as a `Color`; its ideal size is nothing, where SwiftUI's is 10 × 10.
  static var fill: Box { Box(.priority(0), .layers([.space()])) }

  func padded(_ all: Points) -> Box { padded(top: all, leading: all, bottom: all, trailing: all) }

  func padded(top: Points = 0, leading: Points = 0, bottom: Points = 0, trailing: Points = 0) -> Box {
    Box(.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)), self)
  }

  func framed(width: Points? = nil, height: Points? = nil, _ alignment: Stack.Alignment = .center) -> Box {
    Box(.frame(Frame(width: .init(fixed: width), height: .init(fixed: height), alignment: alignment)), self)
  }

  func framed(
    minWidth: Points? = nil, idealWidth: Points? = nil, maxWidth: Points? = nil, minHeight: Points? = nil,
    idealHeight: Points? = nil, maxHeight: Points? = nil, _ alignment: Stack.Alignment = .center
  ) -> Box {
    Box(
      .frame(
        Frame(
          width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment)), self)
  }

  func prior(_ priority: Double) -> Box { Box(.priority(priority), self) }

  func fixed(_ axes: AxisSet = .both) -> Box { Box(.fixedSize(axes), self) }

  static func grid(_ columns: [Columns.Column], _ spacing: Points, _ rowSpacing: Points, _ cells: [Box]) -> Box {
    Box(.columns(Columns(columns, spacing: spacing, rowSpacing: rowSpacing)), cells)
  }

  func shaped(_ ratio: Double? = nil, _ mode: AspectRatio.ContentMode = .fit) -> Box {
    Box(.aspectRatio(AspectRatio(ratio, mode)), self)
  }

  func overlaid(_ box: Box) -> Box { overlaid(.center, box) }

  func overlaid(_ alignment: Stack.Alignment, _ box: Box) -> Box {
    Box(.attachment(Attachment(.overlay, alignment: alignment)), self, box)
  }

  func backed(_ box: Box) -> Box { backed(.center, box) }

  func backed(_ alignment: Stack.Alignment, _ box: Box) -> Box {
    Box(.attachment(Attachment(.background, alignment: alignment)), self, box)
  }

  func scrolling(_ axes: AxisSet = .vertical) -> Box { Box(.scroll(axes), self) }

  /// The slots of all texts.
  var slots: [String] {
    if case .text(let text) = kind { return [text.slot] }
    return contents.flatMap(\.slots)
  }
}
