/// Pixels per point of a picture, as its file says it.
enum PictureScale {
  private static let pointsPerMeter = 72 / 0.0254
  /// Behind the signature, the header and the color space, where the pictures of a preview have it, and its length.
  private static let place = 8 + 25 + 13 + 4

  /// - Returns: 1 for a file that says nothing, or nothing that a preview writes.
  static func scale(of png: [UInt8]) -> Int {
    guard png.count > place + 13, png[place..<place + 4].elementsEqual("pHYs".utf8), png[place + 12] == 1 else {
      return 1
    }
    let density = png[place + 4..<place + 8].reduce(0) { $0 << 8 | Int($1) }
    return min(max(Int((Double(density) / pointsPerMeter).rounded()), 1), 3)
  }
}
