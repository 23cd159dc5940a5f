/// A picture: rows of pixels from the upper left corner.
package struct PixelImage: Hashable, Sendable {
  /// Most pixels of a side: 32,767, which is also what browsers and viewers show.
  package static let sideLimit = 32_767
  /// Most pixels of a picture: 64 Mi, 256 MiB of memory.
  package static let pixelLimit = 1 << 26

  package let width: Int
  package let height: Int
  /// Row by row, ``width`` × ``height`` of them.
  package internal(set) var pixels: [Pixel]

  /// A picture in one colour.
  ///
  /// - Throws: ``RasterError/tooLarge(width:height:)``; ``RasterError/empty`` for a side below one pixel.
  package init(width: Int, height: Int, filledWith pixel: Pixel) throws(RasterError) {
    try Self.check(width: width, height: height)
    self.init(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }

  init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(pixels.count == width * height, "a picture has as many pixels as its sides say")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// - Precondition: The place is inside.
  package subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "no such pixel")
      pixels[y * width + x] = newValue
    }
  }

  /// Copies another picture over this one; what lands outside is left out.
  mutating func paste(_ image: PixelImage, x: Int, y: Int) {
    let columns = max(0, -x)..<min(image.width, width - x)
    guard columns.lowerBound < columns.upperBound else { return }
    for row in max(0, -y)..<max(max(0, -y), min(image.height, height - y)) {
      let source = row * image.width
      let target = (y + row) * width + x
      pixels.replaceSubrange(
        target + columns.lowerBound..<target + columns.upperBound,
        with: image.pixels[source + columns.lowerBound..<source + columns.upperBound])
    }
  }

  /// - Throws: ``RasterError`` for sides that no picture may have; it is asked before memory is.
  static func check(width: Int, height: Int) throws(RasterError) {
    guard width > 0, height > 0 else { throw .empty }
    guard width <= sideLimit, height <= sideLimit, width * height <= pixelLimit else {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
  }
}
