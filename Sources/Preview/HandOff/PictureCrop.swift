import DesignTokens
import Raster
import TextLayout

/// The part of a component's picture that a translator gets: all of it if it is small, else what is around the text.
struct PictureCrop: Hashable {
  /// Components of at most so many points are shown whole.
  private static let mostWidth = 440.0
  private static let mostHeight = 520.0
  /// What is shown beside a text at least, both sides together, in points.
  private static let contextWidth = 96.0
  private static let contextHeight = 220.0

  /// Pixels of the whole picture.
  let x, y, width, height: Int

  /// - Parameter text: The frame of the text in pixels of the whole picture.
  init(of text: KeyPicture.Frame, width: Int, height: Int, scale: Int) {
    let scale = Double(scale)
    func span(_ start: Int, _ length: Int, of whole: Int, most: Double, context: Double) -> (Int, Int) {
      guard Double(whole) > most * scale else { return (0, whole) }
      let shown = min(whole, max(Int(most * scale), length + Int(context * scale)))
      return (min(max(0, start + length / 2 - shown / 2), whole - shown), shown)
    }
    (x, self.width) = span(text.x, text.width, of: width, most: Self.mostWidth, context: Self.contextWidth)
    (y, self.height) = span(text.y, text.height, of: height, most: Self.mostHeight, context: Self.contextHeight)
  }

  /// The same frame in pixels of the part.
  func frame(_ frame: KeyPicture.Frame) -> KeyPicture.Frame {
    KeyPicture.Frame(x: frame.x - x, y: frame.y - y, width: frame.width, height: frame.height)
  }
}

extension PixelImage {
  /// The pixels of a part.
  ///
  /// - Precondition: The part lies inside.
  func cropped(to part: PictureCrop) throws(RasterError) -> PixelImage {
    if part.width == width, part.height == height { return self }
    var image = try PixelImage(width: part.width, height: part.height, filledWith: .white)
    for y in 0..<part.height {
      for x in 0..<part.width { image[x, y] = self[part.x + x, part.y + y] }
    }
    return image
  }

  /// Draws a red line around a part, a point away from it, between two white ones: it stands out on any colour.
  mutating func frame(_ part: KeyPicture.Frame, scale: Int) {
    let red = Pixel(red: 222, green: 0, blue: 48)
    let lines = [Pixel.white] + [Pixel](repeating: red, count: scale + 1) + [.white]
    for (distance, pixel) in lines.enumerated() { outline(part, by: scale + distance + 1, pixel) }
  }

  /// Draws one line of pixels, `distance` pixels away; what lies outside is left out.
  private mutating func outline(_ part: KeyPicture.Frame, by distance: Int, _ pixel: Pixel) {
    let (left, right) = (part.x - distance, part.x + part.width - 1 + distance)
    let (top, bottom) = (part.y - distance, part.y + part.height - 1 + distance)
    let (columns, rows) = (max(0, left)...max(0, min(right, width - 1)), max(0, top)...max(0, min(bottom, height - 1)))
    for y in [top, bottom] where y >= 0 && y < height { for x in columns { self[x, y] = pixel } }
    for x in [left, right] where x >= 0 && x < width { for y in rows { self[x, y] = pixel } }
  }
}
