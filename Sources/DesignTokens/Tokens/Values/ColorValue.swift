/// A colour as a token gives it, in the space that it names.
package struct ColorValue: Hashable, Sendable {
  /// The fourteen spaces of the format.
  package enum Space: String, Sendable, CaseIterable {
    case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"
  }

  /// Three components, each a number or the keyword `none`.
  struct Components: Hashable, Sendable {
    private var numbers = SIMD3<Double>(repeating: 0)
    private var isNone = SIMD3<Int8>(repeating: 0)

    subscript(index: Int) -> Double? {
      get { isNone[index] == 0 ? numbers[index] : nil }
      set {
        numbers[index] = newValue ?? 0
        isNone[index] = newValue == nil ? 1 : 0
      }
    }
  }

  package let space: Space
  /// The components without an array of their own.
  let parts: Components
  /// From 0, clear, to 1; `nil` where the token does not say.
  let givenAlpha: Double?
  /// Six hexadecimal digits behind `#`, for readers that know no other space than sRGB; `nil` where not given.
  package let hex: String?

  /// Three components in the ranges of the space; `nil` is the keyword `none`.
  package var components: [Double?] { [parts[0], parts[1], parts[2]] }

  /// From 0, clear, to 1.
  package var alpha: Double { givenAlpha ?? 1 }
}

extension ColorValue.Space {
  private static let hue = 0.0...(360.0).nextDown
  private static let any = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  private static let chroma = 0.0...Double.greatestFiniteMagnitude

  /// What a component may be.
  ///
  /// - Parameter index: From 0 to 2.
  func range(ofComponent index: Int) -> ClosedRange<Double> {
    switch (self, index) {
    case (.hsl, 0), (.hwb, 0), (.lch, 2), (.oklch, 2): Self.hue
    case (.hsl, _), (.hwb, _), (.lab, 0), (.lch, 0): 0...100
    case (.lch, _), (.oklch, 1): Self.chroma
    case (.lab, _), (.oklab, 1), (.oklab, 2): Self.any
    default: 0...1
    }
  }
}
