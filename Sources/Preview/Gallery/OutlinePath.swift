import Shaping

/// An outline as the data of an SVG path, y downwards, in whole units of the font.
enum OutlinePath {
  /// - Returns: An empty text for an outline without ink.
  static func text(of outline: GlyphOutline) -> [UInt8] {
    var writer = Writer(reserving: outline.coordinates.count * 4)
    var next = 0
    var start = (x: 0, y: 0)
    for verb in outline.verbs {
      var points: [(x: Int, y: Int)] = []
      for _ in 0..<verb.pointCount where next + 1 < outline.coordinates.count {
        points.append((whole(outline.coordinates[next]), -whole(outline.coordinates[next + 1])))
        next += 2
      }
      switch verb {
      case .move:
        writer.add(writer.bytes.isEmpty ? "M" : "m", points)
        start = writer.pen
      case .line: writer.addLine(to: points.first ?? writer.pen)
      case .quadratic: writer.add("q", points)
      case .cubic: writer.add("c", points)
      case .close:
        writer.close()
        writer.pen = start
      }
    }
    return writer.bytes
  }

  private static func whole(_ value: Float) -> Int { Int(min(max(value.isNaN ? 0 : value, -1e6), 1e6).rounded()) }

  private struct Writer {
    private(set) var bytes: [UInt8] = []
    var pen = (x: 0, y: 0)
    private var command: Character = " "

    init(reserving count: Int) { bytes.reserveCapacity(count) }

    mutating func add(_ command: Character, _ points: [(x: Int, y: Int)]) {
      begin(command)
      for point in points {
        append(point.x - pen.x)
        append(point.y - pen.y)
      }
      pen = points.last ?? pen
    }

    mutating func addLine(to point: (x: Int, y: Int)) {
      if point.y == pen.y {
        begin("h")
        append(point.x - pen.x)
      } else if point.x == pen.x {
        begin("v")
        append(point.y - pen.y)
      } else {
        begin("l")
        append(point.x - pen.x)
        append(point.y - pen.y)
      }
      pen = point
    }

    mutating func close() { begin("z") }

    /// A command that follows itself need not be written; a pair behind `m` would be a line.
    private mutating func begin(_ command: Character) {
      if command == self.command, command != "m", command != "M", command != "z" { return }
      self.command = command
      bytes.append(command.asciiValue ?? 0)
    }

    private mutating func append(_ number: Int) {
      if number >= 0, let last = bytes.last, UInt8(ascii: "0")...UInt8(ascii: "9") ~= last {
        bytes.append(UInt8(ascii: " "))
      }
      bytes.append(contentsOf: String(number).utf8)
    }
  }
}
