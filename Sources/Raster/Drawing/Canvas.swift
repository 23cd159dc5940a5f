import DesignTokens

/// An opaque picture that shapes are laid on, in pixels from its upper left corner.
struct Canvas {
  /// So many layers may lie in one another; each keeps a copy of the picture.
  static let layerLimit = 8

  private(set) var image: PixelImage
  private var mask = CoverageMask()
  private var layers: [(opacity: Double, ground: PixelImage)] = []

  init(_ image: PixelImage) { self.image = image }

  var bounds: CoverageMask.Bounds {
    CoverageMask.Bounds(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
  }

  // MARK: - Layers

  /// Begins what is laid on the picture as a whole by ``endLayer()``, with an opacity.
  ///
  /// - Throws: ``RasterError/tooManyLayers(_:)``.
  mutating func beginLayer(opacity: Double) throws(RasterError) {
    guard layers.count < Self.layerLimit else { throw .tooManyLayers(layers.count + 1) }
    layers.append((opacity, image))
  }

  /// Mixes what was drawn since ``beginLayer(opacity:)`` with what was there before.
  ///
  /// On an opaque ground it is the same as drawing the layer by itself and laying it over the ground.
  mutating func endLayer() {
    guard let (opacity, ground) = layers.popLast() else { return }
    let weight = UInt32((min(max(opacity, 0), 1) * 65_536).rounded())
    image.pixels.withUnsafeMutableBufferPointer { pixels in
      for (index, before) in ground.pixels.enumerated() where pixels[index] != before {
        pixels[index] = before.mixed(with: pixels[index], weight: weight)
      }
    }
  }

  // MARK: - Filling

  /// Fills the pixels of a rectangle.
  mutating func fill(_ rectangle: CoverageMask.Bounds, _ paint: Paint, level: Int = CoverageMask.levels) {
    let area = rectangle.intersection(bounds)
    guard !area.isEmpty else { return }
    let (width, weight, pixel) = (image.width, paint.weights[level], paint.pixel)
    image.pixels.withUnsafeMutableBufferPointer { pixels in
      for y in area.minY..<area.maxY {
        let row = pixels[y * width + area.minX..<y * width + area.maxX]
        if weight == 65_536 {
          UnsafeMutableBufferPointer(rebasing: row).update(repeating: pixel)
          continue
        }
        // Neighbours are mostly of one colour.
        var (before, after) = (pixel, pixel)
        for index in row.indices {
          if pixels[index] != before || index == row.startIndex {
            before = pixels[index]
            after = before.mixed(with: pixel, weight: weight)
          }
          pixels[index] = after
        }
      }
    }
  }

  /// Fills a shape.
  ///
  /// - Parameters:
  ///   - area: Where it may be; nothing is drawn outside.
  ///   - contours: Draws its contours into the mask.
  mutating func fill(
    in area: CoverageMask.Bounds, _ paint: Paint, contours: (inout CoverageMask) -> Void
  ) {
    let area = area.intersection(bounds)
    guard !area.isEmpty, !paint.isClear else { return }
    // Taken out, so that the picture can be written while it is read.
    var mask = CoverageMask()
    swap(&mask, &self.mask)
    defer { swap(&mask, &self.mask) }
    mask.begin(area)
    contours(&mask)
    let width = image.width
    image.pixels.withUnsafeMutableBufferPointer { pixels in
      paint.weights.withUnsafeBufferPointer { weights in
        mask.forEachRow { y, levels in
          let row = y * width + area.minX
          for x in 0..<levels.count where levels[x] != 0 {
            let weight = weights[Int(levels[x])]
            pixels[row + x] = weight == 65_536 ? paint.pixel : pixels[row + x].mixed(with: paint.pixel, weight: weight)
          }
        }
      }
    }
  }

  /// The pixels, row by row, to be changed.
  @inline(__always)
  mutating func withPixels(_ body: (UnsafeMutableBufferPointer<Pixel>) -> Void) {
    image.pixels.withUnsafeMutableBufferPointer { body($0) }
  }
}

extension CoverageMask.Bounds {
  /// The pixels that a box touches; those of a box that is no number are none.
  init(around left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    func place(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
    guard left <= right, top <= bottom else {
      self.init(minX: 0, minY: 0, maxX: 0, maxY: 0)
      return
    }
    self.init(
      minX: place(left.rounded(.down)), minY: place(top.rounded(.down)), maxX: place(right.rounded(.up)),
      maxY: place(bottom.rounded(.up)))
  }
}
