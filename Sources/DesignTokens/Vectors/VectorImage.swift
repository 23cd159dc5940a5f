/// A picture of lines and areas in one colour.
package struct VectorImage: Hashable, Sendable {
  /// What is drawn at a time.
  package struct Layer: Hashable, Sendable {
    package var path: VectorPath
    /// Of a line with round ends and joins, in units of the picture; `nil` fills the path, what its contours wind
    /// around at all.
    package var lineWidth: Double?

    package init(_ path: VectorPath, lineWidth: Double? = nil) {
      self.path = path
      self.lineWidth = lineWidth
    }
  }

  /// The box that is fitted into a frame, from 0, 0.
  package var width: Double
  package var height: Double
  package var layers: [Layer]
  /// Whether it is mirrored where texts run from right to left.
  package var flipsRightToLeft: Bool

  package init(width: Double, height: Double, layers: [Layer], flipsRightToLeft: Bool = false) {
    self.width = width
    self.height = height
    self.layers = layers
    self.flipsRightToLeft = flipsRightToLeft
  }

  /// The scale at which it fits into a frame, and where its left upper corner then is: in the middle.
  ///
  /// - Returns: `nil` where the frame or the picture has no area.
  package func fit(width frameWidth: Double, height frameHeight: Double) -> (scale: Double, x: Double, y: Double)? {
    guard width > 0, height > 0, frameWidth > 0, frameHeight > 0 else { return nil }
    let scale = min(frameWidth / width, frameHeight / height)
    return (scale, (frameWidth - width * scale) / 2, (frameHeight - height * scale) / 2)
  }
}
