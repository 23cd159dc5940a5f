/// Lines and curves in units of their own, y downwards: what shapes and symbols are drawn with.
package struct VectorPath: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, to: Point)
    case close
  }

  /// The first is a ``Element/move(_:)``.
  package private(set) var elements: [Element] = []

  package init() {}

  package mutating func append(_ element: Element) { elements.append(element) }

  /// The same as path data of SVG: absolute commands `M L C Z`, thousandths of a unit.
  package var svgData: String {
    var data = ""
    func add(_ command: String, _ points: Point...) {
      let numbers = points.flatMap { [Self.text(of: $0.x), Self.text(of: $0.y)] }
      data += command + numbers.joined(separator: " ")
    }
    for element in elements {
      switch element {
      case .move(let end): add("M", end)
      case .line(let end): add("L", end)
      case .cubic(let first, let second, let end): add("C", first, second, end)
      case .close: data += "Z"
      }
    }
    return data
  }

  private static func text(of number: Double) -> String {
    let thousandths = Int((min(max(number, -1e6), 1e6) * 1_000).rounded())
    guard thousandths % 1_000 != 0 else { return String(thousandths / 1_000) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
    var digits = String(rest + 1_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(thousandths < 0 ? "-" : "")\(whole).\(digits)"
  }
}
