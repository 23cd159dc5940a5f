/// What differs between two pictures.
package struct ImageComparison: Sendable {
  /// Pixels that differ in a channel by more than the tolerance, and all that only one of the two has.
  package let changedPixels: Int
  /// Of the rectangle that holds both.
  package let pixelCount: Int
  /// The greatest difference of a channel, 255 where only one of the two has a pixel.
  package let greatest: Int
  /// Whether the sides differ.
  package let isResized: Bool
  /// The new picture pale, what changed in red; what only one has is darker.
  package let picture: PixelImage

  package var isEqual: Bool { changedPixels == 0 && !isResized }

  /// Compares two pictures pixel by pixel.
  ///
  /// - Parameter tolerance: By how much a channel may differ, from 0 to 255. Sides that differ are a change at any.
  /// - Throws: ``RasterError/tooLarge(width:height:)`` where the rectangle that holds both is too large for a picture.
  /// - Complexity: O(*n*) in the pixels.
  package init(_ old: PixelImage, _ new: PixelImage, tolerance: Int = 0) throws(RasterError) {
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    var picture = try PixelImage(width: width, height: height, filledWith: .white)
    var (changed, greatest) = (0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let before = x < old.width && y < old.height ? old.pixels[y * old.width + x] : nil
        let after = x < new.width && y < new.height ? new.pixels[y * new.width + x] : nil
        let index = y * width + x
        guard let before, let after else {
          // The rectangle that holds both may have places that are in neither.
          guard before != nil || after != nil else { continue }
          changed += 1
          greatest = 255
          picture.pixels[index] = Self.onlyOne
          continue
        }
        let difference = before == after ? 0 : Self.difference(before, after)
        greatest = max(greatest, difference)
        if difference > tolerance {
          changed += 1
          picture.pixels[index] = Self.changed
        } else {
          picture.pixels[index] = Self.pale(after)
        }
      }
    }
    changedPixels = changed
    pixelCount = width * height
    self.greatest = greatest
    isResized = old.width != new.width || old.height != new.height
    self.picture = picture
  }

  private static let changed = Pixel(red: 217, green: 13, blue: 25)
  private static let onlyOne = Pixel(red: 140, green: 8, blue: 60)

  private static func difference(_ first: Pixel, _ second: Pixel) -> Int {
    // What is clear in both looks the same, whatever its channels.
    if first.alpha == 0 && second.alpha == 0 { return 0 }
    func apart(_ first: UInt8, _ second: UInt8) -> Int { abs(Int(first) - Int(second)) }
    return max(
      apart(first.red, second.red), apart(first.green, second.green), apart(first.blue, second.blue),
      apart(first.alpha, second.alpha))
  }

  /// A light gray as bright as the pixel, so that red stands out of it.
  private static func pale(_ pixel: Pixel) -> Pixel {
    let light = (Int(pixel.red) * 54 + Int(pixel.green) * 183 + Int(pixel.blue) * 19) / 256
    let shown = 255 - (255 - light) * Int(pixel.alpha) / 255
    let gray = UInt8(190 + shown * 65 / 255)
    return Pixel(red: gray, green: gray, blue: gray)
  }
}
