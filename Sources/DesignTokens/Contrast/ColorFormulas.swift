/// The matrices and curves of CSS Color 4.
enum ColorFormulas {
  /// Three rows of three.
  struct Matrix {
    let rows: [[Double]]

    init(_ rows: [Double]...) { self.rows = rows }

    func times(_ vector: [Double]) -> [Double] {
      rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
    }
  }

  static let displayP3 = Matrix(
    [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
    [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
    [0, 0.04511338185890264, 1.043944368900976])
  static let a98 = Matrix(
    [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
    [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
    [0.02703136138641234, 0.07068885253582723, 0.9913375368376388])
  static let rec2020 = Matrix(
    [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
    [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
    [0, 0.028072693049087428, 1.060985057710791])
  /// To D50.
  static let prophoto = Matrix(
    [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
    [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
    [0, 0, 0.8251046025104602])
  private static let d50ToD65 = Matrix(
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124])
  private static let d65ToSRGB = Matrix(
    [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
    [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
    [0.05563007969699366, -0.20397695888897652, 1.0569715142428786])
  private static let oklabToLMS = Matrix(
    [1, 0.3963377773761749, 0.2158037573099136],
    [1, -0.1055613458156586, -0.0638541728258133],
    [1, -0.0894841775298119, -1.2914855480194092])
  private static let lmsToD65 = Matrix(
    [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
    [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
    [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816])

  static func srgb(fromD65 xyz: [Double]) -> [Double] { d65ToSRGB.times(xyz) }
  static func srgb(fromD50 xyz: [Double]) -> [Double] { srgb(fromD65: d50ToD65.times(xyz)) }
  static func srgb(fromOklab lab: [Double]) -> [Double] {
    srgb(fromD65: lmsToD65.times(oklabToLMS.times(lab).map { $0 * $0 * $0 }))
  }

  /// CIE Lab of D50.
  static func xyz(fromLab lab: [Double]) -> [Double] {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let fy = (lab[0] + 16) / 116
    let (fx, fz) = (lab[1] / 500 + fy, fy - lab[2] / 200)
    func curve(_ value: Double) -> Double {
      value * value * value > epsilon ? value * value * value : (116 * value - 16) / kappa
    }
    let y = lab[0] > kappa * epsilon ? fy * fy * fy : lab[0] / kappa
    return [curve(fx) * 0.3457 / 0.3585, y, curve(fz) * (1 - 0.3457 - 0.3585) / 0.3585]
  }

  /// Lightness, chroma and hue in degrees to lightness and two axes.
  static func cartesian(_ lightness: Double, _ chroma: Double, _ hue: Double) -> [Double] {
    let angle = hue * .pi / 180
    return [lightness, chroma * RealFunctions.cosine(angle), chroma * RealFunctions.sine(angle)]
  }

  static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
    let (saturation, lightness) = (saturation / 100, lightness / 100)
    return [0.0, 8, 4].map { offset in
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let amplitude = saturation * min(lightness, 1 - lightness)
      return lightness - amplitude * max(-1, min(place - 3, 9 - place, 1))
    }
  }

  static func hwb(_ hue: Double, _ whiteness: Double, _ blackness: Double) -> [Double] {
    let (white, black) = (whiteness / 100, blackness / 100)
    guard white + black < 1 else { return Array(repeating: white / (white + black), count: 3) }
    return hsl(hue, 100, 50).map { $0 * (1 - white - black) + white }
  }

  /// The curve of sRGB, from light to a channel.
  static func encoded(_ value: Double) -> Double {
    value > 0.0031308 ? 1.055 * power(value, 1 / 2.4) - 0.055 : 12.92 * value
  }

  /// The curve of sRGB, from a channel to light.
  static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// The curve that screens show (ITU-R BT.1886), which CSS takes since 2025.
  static func decodedRec2020(_ value: Double) -> Double { power(value, 2.4) }

  static func decodedProphoto(_ value: Double) -> Double {
    value <= 16.0 / 512 ? value / 16 : power(value, 1.8)
  }

  static func power(_ base: Double, _ exponent: Double) -> Double { RealFunctions.power(base, exponent) }
}
