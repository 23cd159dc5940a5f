import DesignTokens
import SourceText

// The margins, frames and shapes that modifiers give views.
extension ViewRenderer {
  func padded(_ box: ViewBox, _ arguments: [CodeValue.Argument], at place: CodePlace) -> ViewBox {
    var insets = EdgeInsets()
    var edges: [String] = ["top", "leading", "bottom", "trailing"]
    var length: CodeValue? = .number(self.length("padding"))
    for argument in arguments {
      // As `.padding(.page)` of the project's own insets.
      switch interpreter.coerced(argument.value, to: "EdgeInsets", at: place) {
      case .term(let term) where term.name == "init" && ["EdgeInsets", nil].contains(term.type) && term.hasArguments:
        func side(_ name: String) -> Points? {
          term.argument(name).flatMap { named($0, "CGFloat", at: place) }.map { Points($0) }
        }
        guard let leading = side("leading"), let trailing = side("trailing") else {
          return marked(box, "padding", "the insets", place)
        }
        let (top, bottom) = (side("top"), side("bottom"))
        let padded = ViewBox(
          .padding(EdgeInsets(top: top ?? 0, leading: leading, bottom: bottom ?? 0, trailing: trailing)), [box],
          at: place)
        return top == nil || bottom == nil ? marked(padded, "padding", "an inset", place) : padded
      case .term(let term) where Self.sides(term.name) != nil: edges = Self.sides(term.name) ?? edges
      case .list(let values): edges = values.flatMap { $0.term.flatMap { Self.sides($0.name) } ?? [] }
      case .number, .nothing: length = argument.value.isNothing ? length : argument.value
      case .tuple(let parts) where parts.isEmpty: continue
      default:
        if let named = named(argument.value, "CGFloat", at: place) { length = .number(named) } else { length = nil }
      }
    }
    guard let points = length?.number else { return marked(box, "padding", "the length", place) }
    if edges.contains("top") { insets.top = Points(points) }
    if edges.contains("leading") { insets.leading = Points(points) }
    if edges.contains("bottom") { insets.bottom = Points(points) }
    if edges.contains("trailing") { insets.trailing = Points(points) }
    return ViewBox(.padding(insets), [box], at: place)
  }

  /// A number that the project gives a name as a member of a type.
  private func named(_ value: CodeValue, _ type: String, at place: CodePlace) -> Double? {
    interpreter.coerced(value, to: type, at: place).number
  }

  static func sides(_ name: String) -> [String]? {
    switch name {
    case "all": ["top", "leading", "bottom", "trailing"]
    case "horizontal": ["leading", "trailing"]
    case "vertical": ["top", "bottom"]
    case "top", "leading", "bottom", "trailing": [name]
    default: nil
    }
  }

  func framed(
    _ box: ViewBox, _ arguments: [CodeValue.Argument], at place: CodePlace, isInRow: Bool
  ) -> ViewBox {
    var frame = Frame()
    var unknown: String?
    for argument in arguments {
      guard let label = argument.label else { continue }
      if label == "alignment" {
        frame.alignment = argument.value.term.flatMap { Stack.Alignment(rawValue: $0.name) } ?? .center
        continue
      }
      if argument.value.isNothing { continue }
      // All the room of a reader is all that it offers what it holds; several in a row share it.
      if let side = argument.value.term?.sideOfReader, label.lowercased().hasSuffix(side),
        !isInRow || side == "height"
      {
        switch label {
        case "width", "minWidth": (frame.width.minimum, frame.width.maximum) = (0, .infinity)
        case "height", "minHeight": (frame.height.minimum, frame.height.maximum) = (0, .infinity)
        case "maxWidth": frame.width.maximum = .infinity
        case "maxHeight": frame.height.maximum = .infinity
        default: break
        }
        continue
      }
      let isInfinite = argument.value.term?.name == "infinity" || argument.value.term?.name == "greatestFiniteMagnitude"
      // SwiftUI takes no fixed length that has no end.
      if isInfinite, label == "width" || label == "height" { continue }
      guard let number = isInfinite ? .infinity : argument.value.number ?? named(argument.value, "CGFloat", at: place)
      else {
        unknown = label
        continue
      }
      let points = Points(max(number, 0))
      switch label {
      case "width": frame.width.fixed = points
      case "height": frame.height.fixed = points
      case "minWidth": frame.width.minimum = points
      case "idealWidth": frame.width.ideal = points
      case "maxWidth": frame.width.maximum = points
      case "minHeight": frame.height.minimum = points
      case "idealHeight": frame.height.ideal = points
      case "maxHeight": frame.height.maximum = points
      default: continue
      }
    }
    if unknown == nil, let fitted = fitted(box, frame, at: place) { return fitted }
    var framed = ViewBox(.frame(frame), [box], at: place)
    if let unknown {
      framed.unknown = EvaluatedView.Unknown(
        name: "frame", reason: "'\(unknown)' is known at run time alone, or not read", place: place)
    }
    return framed
  }

  /// A box in a shape: the one that the code gives, else that of its picture, or of its ideal size.
  func shaped(_ box: ViewBox, _ name: String, _ arguments: [CodeValue.Argument], at place: CodePlace) -> ViewBox {
    // A picture that is not resizable has one size.
    if case .icon = box.kind { return box }
    let asked = arguments.first { $0.label == nil || $0.label == "aspectRatio" }?.value ?? .nothing
    let mode = arguments.first { $0.label == "contentMode" }?.value.term?.name
    let known: AspectRatio.ContentMode? =
      switch name {
      case "scaledToFit": .fit
      case "scaledToFill": .fill
      default: mode.flatMap { AspectRatio.ContentMode(rawValue: $0) }
      }
    var ratio = Self.ratio(asked)
    if asked.isNothing {
      switch box.shape {
      case .known(let own): ratio = own
      case .square, .open:
        var open = marked(box, name, "the shape of a picture", place)
        open.shape = box.shape
        return open
      case nil: break
      }
    }
    guard let known, ratio != nil || asked.isNothing, ratio ?? 1 > 0 else {
      return marked(box, name, box.holdsText ? "the room that a shape leaves" : "the shape of a picture", place)
    }
    return ViewBox(.aspectRatio(AspectRatio(ratio, known)), [box], at: place)
  }

  /// The width by the height of a value: a number, or a size.
  private static func ratio(_ value: CodeValue) -> Double? {
    guard let term = value.term, let width = term.argument("width")?.number,
      let height = term.argument("height")?.number
    else { return value.number }
    return height > 0 ? width / height : nil
  }

  /// A symbol that keeps its shape in a frame that gives one of its sides; `nil` where the other is not known by that.
  private func fitted(_ box: ViewBox, _ frame: Frame, at place: CodePlace) -> ViewBox? {
    guard case .square = box.shape, box.unknown != nil else { return nil }
    func most(_ bounds: Frame.Bounds) -> Double? {
      (bounds.fixed ?? bounds.maximum).flatMap { $0.value.isFinite ? $0.value : nil }
    }
    switch (most(frame.width), most(frame.height)) {
    case (nil, let side?) where frame.width == .init(), (let side?, nil) where frame.height == .init():
      return ViewBox(.frame(frame), [icon(side, side, at: place)], at: place)
    default: return nil
    }
  }
}
