import DesignTokens
import TextLayout

extension ComponentPicture {
  /// Frames blue, padding green, baselines violet, the width that a text may take orange, what does not fit red.
  mutating func drawOverlay(_ drawing: ComponentDrawing) {
    for box in drawing.boxes {
      switch box.kind {
      case .padding(let insets): drawPadding(insets, in: box.frame)
      case .frame, .stack, .surface, .icon, .button, .scroll, .hidden: drawFrame(box.frame, .overlayFrame)
      default: break
      }
    }
    let rooms = drawing.rooms(isRightToLeft: style.isRightToLeft)
    for (text, room) in zip(drawing.texts, rooms) {
      for line in text.drawing.lines {
        let y = placeY(text.frame.y + line.baseline)
        let (left, right) = (placeX(text.frame.x + line.x), placeX(text.frame.x + line.x + line.width))
        canvas.fill(
          RoundedRectangle(left: left, top: y, right: right, bottom: y + hairline, radius: 0), .overlayBaseline)
      }
      drawAvailableWidth(room, of: text)
      switch text.verdict {
      case .fits: drawFrame(text.frame, .overlayFrame)
      case .uncertain: drawFrame(text.frame, .overlayWidth)
      case .overflows, .clips, .breaksMidWord, .overhangs: drawFailure(text.frame)
      }
      drawOverhang(of: text, drawing)
    }
  }

  /// One pixel, whatever the scale.
  private var hairline: Double { 1 }

  private mutating func drawFrame(_ frame: Rectangle, _ color: DisplayColor) {
    canvas.strokeInside(shape(frame), width: hairline, Paint(color))
  }

  private mutating func drawFailure(_ frame: Rectangle) {
    canvas.fill(shape(frame), Paint(DisplayColor.overlayOverflow.faded(by: 0.25)))
    canvas.strokeInside(shape(frame), width: 2 * hairline, Paint(.overlayOverflow))
  }

  private mutating func drawPadding(_ insets: EdgeInsets, in frame: Rectangle) {
    let (left, right) =
      style.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let paint = Paint(.overlayPadding)
    let outer = shape(frame)
    let (top, bottom) = (outer.top + insets.top.value * scale, outer.bottom - insets.bottom.value * scale)
    let parts = [
      (outer.left, outer.top, outer.right, top), (outer.left, bottom, outer.right, outer.bottom),
      (outer.left, top, outer.left + left.value * scale, bottom),
      (outer.right - right.value * scale, top, outer.right, bottom),
    ]
    for (left, top, right, bottom) in parts {
      canvas.fill(RoundedRectangle(left: left, top: top, right: right, bottom: bottom, radius: 0), paint)
    }
  }

  /// A line where the width ends that the text was offered.
  private mutating func drawAvailableWidth(_ room: ClosedRange<Points>, of text: ComponentDrawing.Text) {
    guard text.available.value.isFinite else { return }
    let frame = shape(text.frame)
    let end = placeX(style.isRightToLeft ? room.lowerBound : room.upperBound)
    canvas.fill(
      RoundedRectangle(left: end, top: frame.top, right: end + hairline, bottom: frame.bottom, radius: 0),
      Paint(.overlayWidth))
  }

  /// The parts of a text's frame outside of the component.
  private mutating func drawOverhang(of text: ComponentDrawing.Text, _ drawing: ComponentDrawing) {
    let whole = shape(Rectangle(x: 0, y: 0, width: drawing.width, height: drawing.height))
    let frame = shape(text.frame)
    // What a layout's sums are off by is no overhang.
    let slack = 0.01 * scale
    let paint = Paint(DisplayColor.overlayOverflow.faded(by: 0.5))
    let parts = [
      (frame.left, frame.top, min(frame.right, whole.left), frame.bottom),
      (max(frame.left, whole.right), frame.top, frame.right, frame.bottom),
      (frame.left, frame.top, frame.right, min(frame.bottom, whole.top)),
      (frame.left, max(frame.top, whole.bottom), frame.right, frame.bottom),
    ]
    for (left, top, right, bottom) in parts where right - left > slack && bottom - top > slack {
      canvas.fill(RoundedRectangle(left: left, top: top, right: right, bottom: bottom, radius: 0), paint)
    }
  }
}

extension Paint {
  fileprivate static let overlayBaseline = Paint(DisplayColor(red: 0.6, green: 0.1, blue: 0.8, alpha: 0.8))
}

extension DisplayColor {
  fileprivate static let overlayFrame = DisplayColor(red: 0.1, green: 0.4, blue: 0.95, alpha: 0.7)
  fileprivate static let overlayPadding = DisplayColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 0.25)
  fileprivate static let overlayWidth = DisplayColor(red: 0.9, green: 0.5, blue: 0, alpha: 0.9)
  fileprivate static let overlayOverflow = DisplayColor(red: 0.85, green: 0.05, blue: 0.1)
}
