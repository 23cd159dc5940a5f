/// Why there is no picture.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Pixels of the sides that were asked for.
  case tooLarge(width: Double, height: Double)
  /// A side has no pixel, or is no number.
  case empty
  /// So many boxes with an opacity lie in one another.
  case tooManyLayers(Int)

  package var description: String {
    switch self {
    case .tooLarge(let width, let height):
      """
      a picture of \(Self.text(width)) × \(Self.text(height)) pixels is too large: at most \(PixelImage.sideLimit) a \
      side and \(PixelImage.pixelLimit) in all; draw it at a smaller scale
      """
    case .empty: "a picture needs at least one pixel in width and height"
    case .tooManyLayers(let count):
      "\(count) boxes with an opacity lie in one another: at most \(Canvas.layerLimit) are drawn"
    }
  }

  private static func text(_ length: Double) -> String {
    length.magnitude < 1e15 ? String(Int(length)) : String(length)
  }
}
