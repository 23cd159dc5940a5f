/// What is wrong with a PNG file.
package enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It does not begin as PNG files do.
  case noPNG
  /// It ends within a chunk, or before the last one.
  case truncated
  /// The check sum of a chunk is not that of its bytes.
  case checkSum(chunk: String)
  /// A chunk is missing, in a wrong place, or not as it must be.
  case malformed(String)
  /// It is a form of PNG that is not read.
  case unsupported(String)
  /// Its sides are beyond what a picture may have.
  case tooLarge(width: Int, height: Int)

  package var description: String {
    switch self {
    case .noPNG: "it is no PNG file"
    case .truncated: "the file ends too early"
    case .checkSum(let chunk): "the bytes of chunk '\(chunk)' are not those that were written"
    case .malformed(let what): what
    case .unsupported(let what): "\(what) are not read"
    case .tooLarge(let width, let height):
      """
      \(width) × \(height) pixels are too many: at most \(PixelImage.sideLimit) a side and \(PixelImage.pixelLimit) in \
      all
      """
    }
  }
}
