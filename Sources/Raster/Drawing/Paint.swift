import DesignTokens

/// A colour as it is laid over others.
struct Paint: Equatable {
  let pixel: Pixel
  /// Its share at each level of coverage, in 1/65,536.
  let weights: [UInt32]

  init(_ color: DisplayColor) {
    pixel = Pixel(DisplayColor(red: color.red, green: color.green, blue: color.blue))
    let alpha = min(max(color.alpha, 0), 1)
    weights = (0...CoverageMask.levels).map { level in
      UInt32((alpha * Double(level) / Double(CoverageMask.levels) * 65_536).rounded())
    }
  }

  init(_ color: ColorValue) { self.init(color.displayColor) }

  var isClear: Bool { weights[CoverageMask.levels] == 0 }
  var isOpaque: Bool { weights[CoverageMask.levels] == 65_536 }
}
