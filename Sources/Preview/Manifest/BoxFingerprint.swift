import DesignTokens
import SourceText

extension StableHash {
  /// Adds the boxes of a view as its code says them: kinds, lengths, looks, and not the texts in them.
  ///
  /// - Complexity: O(*n*) in the boxes.
  mutating func combine(_ box: Box) {
    switch box.kind {
    case .text(let text): combine(text)
    case .icon(let icon):
      combine(icon.name ?? "")
      combine([icon.width, icon.height])
      combine(icon.color)
    case .padding(let insets): combine([insets.top, insets.leading, insets.bottom, insets.trailing])
    case .frame(let frame):
      combine(frame.width)
      combine(frame.height)
      combine(frame.alignment.rawValue)
    case .stack(let stack):
      combine([stack.spacing])
      combine(stack.alignment.rawValue)
    case .spacer(let minimum): combine([minimum])
    case .surface(let surface): combine(surface)
    case .attachment(let attachment): combine(attachment.alignment.rawValue)
    case .fixedSize(let axes), .fitting(let axes), .scroll(let axes): combine(Int(axes.rawValue))
    case .aspectRatio(let ratio):
      combine([ratio.ratio.map { Points($0) }])
      combine(ratio.mode.rawValue)
    case .priority(let priority): combine([Points(priority)])
    case .columns(let columns):
      for column in columns.columns {
        combine(column.width)
        combine(column.isAdaptive ? 1 : 0)
      }
      combine([columns.spacing, columns.rowSpacing])
    case .hidden: combine("hidden")
    case .button(let minimum): combine([minimum])
    case .assumed(_, let released, let strained):
      combine(released)
      combine(strained)
    case .empty: combine("empty")
    }
    combine(box.kind.name?.rawValue ?? "")
    combine(box.children.count)
    for child in box.children { combine(child) }
  }

  private mutating func combine(_ text: TextBox) {
    let look = text.appearance
    combine(text.slot)
    combine(look.family)
    combine([Points(look.weight), look.size, look.letterSpacing, Points(text.minimumScaleFactor)])
    switch look.lineSpacing {
    case .points(let points): combine([points])
    case .upToLineHeight(let height): combine([nil, height])
    }
    switch look.scaling {
    case .relative(let style): combine("relative " + style.rawValue)
    case .system(let style): combine("system " + style.rawValue)
    case .fixed: combine("fixed")
    }
    for name in [look.maximumSize?.rawValue, look.textCase?.rawValue, text.truncation.rawValue] { combine(name ?? "") }
    combine(text.alignment.rawValue)
    combine(text.lineLimit ?? -1)
    combine((text.allowsTightening ? 1 : 0) + (text.isPrompt ? 2 : 0))
    combine(text.color)
  }

  private mutating func combine(_ surface: Surface) {
    combine(surface.background)
    combine([surface.cornerRadius, surface.border?.width, Points(surface.opacity)])
    combine(surface.border?.color)
    combine(surface.shadow.map(\.description).joined(separator: ","))
  }

  private mutating func combine(_ bounds: Frame.Bounds) {
    combine([bounds.minimum, bounds.ideal, bounds.maximum, bounds.fixed])
  }

  private mutating func combine(_ color: ColorValue?) { combine(color.map { "\($0)" } ?? "") }

  private mutating func combine(_ lengths: [Points?]) {
    for length in lengths {
      combine(length.map { $0.value.isNaN ? "NaN" : "\($0.value)" } ?? "")
    }
  }
}
