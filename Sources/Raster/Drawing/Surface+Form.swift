import DesignTokens
import TextLayout

extension Rectangle {
  /// The largest square in its middle.
  var middleSquare: Rectangle {
    let side = min(width, height)
    return Rectangle(x: x + (width - side) * 0.5, y: y + (height - side) * 0.5, width: side, height: side)
  }

  /// Along its longer side, in the middle.
  func middleLine(width thickness: Points) -> Rectangle {
    width >= height
      ? Rectangle(x: x, y: y + (height - thickness) * 0.5, width: width, height: thickness)
      : Rectangle(x: x + (width - thickness) * 0.5, y: y, width: thickness, height: height)
  }
}

extension VectorImage {
  /// Its contours as lines that are `width` thick where it is fitted into a frame.
  func outlined(width: Points, in frame: Rectangle) -> VectorImage {
    guard let fit = fit(width: frame.width.value, height: frame.height.value) else { return self }
    var image = self
    image.layers = layers.map { Layer($0.path, lineWidth: width.value / fit.scale) }
    return image
  }
}
