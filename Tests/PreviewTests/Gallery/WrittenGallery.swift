import Foundation
import Preview
import Testing

/// The files of a gallery read back as a page reads them, to be compared with what they were written from.
struct WrittenGallery {
  typealias Object = [String: Any]

  /// A glyph where it is drawn, in points from the upper left corner of the cell.
  struct Glyph {
    let font: Int
    let id: Int
    let x: Double
    let y: Double
    let pointSize: Double
  }

  /// A text where it is drawn.
  struct Text {
    let slot: String
    let string: String
    let verdict: Int
    let glyphs: [Glyph]
    /// What its lines show of the string, in UTF-16.
    let lines: [String]
  }

  struct Cell {
    let specimen: Int
    let sample: String
    let axes: [String: String]
    let device: Int
    let locale: Int
    let size: String
    let width: Double
    let height: Double
    let texts: [Text]
  }

  let index: Object
  let findings: [Object]
  private let calls: [String: Any]

  init(_ files: [SiteFile]) throws {
    var calls: [String: Any] = [:]
    func take(_ arguments: [Any], _ file: SiteFile) {
      #expect(arguments.count == 3, "\(file.path)")
      let name = "\(arguments[0])/\(arguments[1])"
      #expect(calls[name] == nil, "\(name) is called twice")
      calls[name] = arguments[2]
    }
    for file in files where file.path.hasPrefix("data/") {
      if let packed = PackedFile(file) {
        let list = try JSONSerialization.jsonObject(with: Data(packed.json.utf8))
        for arguments in try #require(list as? [[Any]]) { take(arguments, file) }
        continue
      }
      // Calls begin a line, and no text of a table can.
      let text = "\n" + String(decoding: file.bytes, as: UTF8.self)
      for call in text.components(separatedBy: "\nl10n(").dropFirst() {
        let end = try #require(call.range(of: ");", options: .backwards)?.lowerBound)
        let list = try JSONSerialization.jsonObject(with: Data("[\(call[..<end])]".utf8))
        take(try #require(list as? [Any]), file)
      }
    }
    self.calls = calls
    index = try #require(calls["index/"] as? Object)
    findings = try #require(calls["findings/"] as? [Object])
  }

  func call(_ kind: String, _ name: String) throws -> Object { try #require(calls["\(kind)/\(name)"] as? Object) }

  func strings(_ locale: Int) throws -> [String] { try #require(call("texts", "\(locale)")["texts"] as? [String]) }

  /// The ink of a glyph in units of its font, y downwards, from the path that is drawn; `nil` without ink.
  func ink(font: Int, glyph: Int) throws -> (left: Double, top: Double, right: Double, bottom: Double)? {
    let glyphs = try #require(call("font", "\(font)")["glyphs"] as? Object)
    let entry = try #require(glyphs["\(glyph)"] as? [Any], "the outline of glyph \(glyph) is not there")
    return PathData(try #require(entry[1] as? String)).bounds
  }

  func unitsPerEm(font: Int) throws -> Double { try #require(call("font", "\(font)")["unitsPerEm"] as? Double) }

  /// Every cell of a component in a locale, themes not counted.
  func cells(component: Int, locale: Int) throws -> [Cell] {
    let pieces = (0..<1_000).map { calls["cells/\(component)-\(locale)-\($0)"] as? Object }.compactMap(\.self)
    return try pieces.flatMap { try self.cells($0, component: component, locale: locale) }
  }

  private func cells(_ cells: Object, component: Int, locale: Int) throws -> [Cell] {
    let trees = try #require(call("component", "\(component)")["trees"] as? [[[Any]]])
    let sizes = try #require(index["sizes"] as? [String])
    let axes = try #require(index["axes"] as? [[String: String]])
    let samples = try #require(index["samples"] as? [String])
    let geometries = try #require(cells["geometries"] as? [[Any]])
    var found: [Cell] = []
    for row in try #require(cells["rows"] as? [[Any]]) {
      let numbers = try row.prefix(4).map { try #require($0 as? Int) }
      for (size, number) in try #require(row[5] as? [Int]).enumerated() {
        let geometry = geometries[number]
        found.append(
          Cell(
            specimen: numbers[0], sample: samples[numbers[1]], axes: axes[numbers[2]], device: numbers[3],
            locale: locale, size: sizes[size], width: try #require(geometry[0] as? Double) / 100,
            height: try #require(geometry[1] as? Double) / 100,
            texts: try texts(of: geometry, cells, trees, locale: locale)))
      }
    }
    return found
  }

  private func texts(of geometry: [Any], _ cells: Object, _ trees: [[[Any]]], locale: Int) throws -> [Text] {
    let frames = try #require(cells["frames"] as? [[Any]])[try #require(geometry[2] as? Int)]
    let tree = trees[try #require(frames[0] as? Int)]
    let styles = try #require(cells["styles"] as? [[Double]])
    let lineTable = try #require(cells["lines"] as? [[Int]])
    let strings = try strings(locale)
    var around: [[Double]] = [[0, 0, try #require(geometry[0] as? Double), try #require(geometry[1] as? Double)]]
    var texts: [Text] = []
    for (box, relative) in zip(tree, frames.dropFirst()) {
      let depth = try #require(box[1] as? Int)
      let parent = around[depth]
      let r = relative as? [Double] ?? [0, 0, 0, 0]
      let frame = [parent[0] + r[0], parent[1] + r[1], parent[2] - r[2], parent[3] - r[3]]
      around = around.prefix(depth + 1) + [frame]
      guard box[0] as? String == "text" else { continue }
      let text = try #require(geometry[4 + texts.count] as? [Any])
      let style = styles[try #require(text[0] as? Int)]
      let numbers = try #require(text[3] as? [Int])
      let xs = text.count > 4 ? text[4] as? [Double] : nil
      var glyphs: [Glyph] = []
      var shown: [String] = []
      var string = ""
      for (place, number) in numbers.enumerated() {
        let line = lineTable[number]
        string = strings[line[0]]
        let units = Array(string.utf16)
        shown.append(String(decoding: units[line[1]..<line[2]], as: UTF16.self))
        let x = frame[0] + (xs?[place] ?? 0)
        let y = frame[1] + style[2] + Double(place) * style[3]
        for glyph in try self.glyphs(of: line, cells) {
          glyphs.append(
            Glyph(
              font: glyph.font, id: glyph.id,
              x: x / 100 + glyph.ems * style[0] / 100 + glyph.spacings * style[1] / 1_000,
              y: y / 100 - glyph.up * style[0] / 100, pointSize: style[0] / 100))
        }
      }
      texts.append(
        Text(
          slot: try #require(box[3] as? String), string: string, verdict: try #require(text[1] as? Int),
          glyphs: glyphs, lines: shown))
    }
    #expect(texts.count == geometry.count - 4)
    return texts
  }

  private func glyphs(
    of line: [Int], _ cells: Object
  ) throws -> [(font: Int, id: Int, ems: Double, spacings: Double, up: Double)] {
    let tape = try #require(cells["tapes"] as? [[Any]])[line[3]]
    let unitsPerEm = try #require(tape[0] as? Double)
    let range = line[4]..<line[4] + line[5]
    var (x, spacings) = (line.count > 7 ? Double(line[7]) : 0, line.count > 8 ? Double(line[8]) : 0)
    var (count, last) = (0, 0.0)
    var found: [(font: Int, id: Int, ems: Double, spacings: Double, up: Double)] = []
    for run in tape.dropFirst() {
      let run = try #require(run as? [Any])
      let font = try #require(run[0] as? Int)
      let sheet = try call("font", "\(font)")
      for glyph in try #require(run[2] as? [Any]) {
        let parts = try #require(glyph as? [Int] ?? (glyph as? Int).map { [$0] })
        defer { count += 1 }
        guard range.contains(count) else { continue }
        if count > range.lowerBound {
          x += last + Double(parts.count > 1 ? parts[1] : 0)
          spacings += Double(1 + (parts.count > 2 ? parts[2] : 0))
        }
        let entry = try #require((sheet["glyphs"] as? Object)?["\(parts[0])"] as? [Any])
        let advance = try #require(entry[0] as? Double)
        let own = try #require(sheet["unitsPerEm"] as? Double)
        last = (advance * unitsPerEm / own + 0.5).rounded(.down)
        found.append((font, parts[0], x / unitsPerEm, spacings, Double(parts.count > 3 ? parts[3] : 0) / unitsPerEm))
      }
    }
    return found
  }
}

/// The numbers of the path data that galleries have: `M m l h v q c z`, all but the first command relative.
private struct PathData {
  private(set) var bounds: (left: Double, top: Double, right: Double, bottom: Double)?

  init(_ text: String) {
    var pen = (x: 0.0, y: 0.0)
    var start = pen
    var command: Character = " "
    var numbers: [Double] = []
    var digits = ""
    func isNumber(_ character: Character) -> Bool { character.isNumber || character == "-" }
    func take(_ digits: inout String, _ numbers: inout [Double]) {
      if let number = Double(digits) { numbers.append(number) }
      digits = ""
    }
    for character in Array(text) + ["z"] {
      if character == "-" || !isNumber(character) { take(&digits, &numbers) }
      if isNumber(character) { digits.append(character) }
      if !character.isLetter { continue }
      apply(command, numbers, &pen, &start)
      numbers = []
      command = character
    }
    apply(command, numbers, &pen, &start)
  }

  private mutating func take(_ point: (x: Double, y: Double)) {
    let old = bounds ?? (point.x, point.y, point.x, point.y)
    bounds = (min(old.left, point.x), min(old.top, point.y), max(old.right, point.x), max(old.bottom, point.y))
  }

  private mutating func apply(
    _ command: Character, _ numbers: [Double], _ pen: inout (x: Double, y: Double),
    _ start: inout (x: Double, y: Double)
  ) {
    switch command {
    case "M", "m":
      pen = (pen.x + numbers[0], pen.y + numbers[1])
      start = pen
      take(pen)
    case "h", "v":
      for number in numbers {
        if command == "h" { pen.x += number } else { pen.y += number }
        take(pen)
      }
    case "l", "q", "c":
      let count = command == "l" ? 2 : command == "q" ? 4 : 6
      for first in stride(from: 0, to: numbers.count, by: count) {
        for index in stride(from: first, to: first + count, by: 2) {
          take((pen.x + numbers[index], pen.y + numbers[index + 1]))
        }
        pen = (pen.x + numbers[first + count - 2], pen.y + numbers[first + count - 1])
      }
    case "z": pen = start
    default: break
    }
  }
}
