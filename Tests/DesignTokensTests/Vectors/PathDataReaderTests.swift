import TestSupport
import Testing

@testable import DesignTokens

@Suite struct PathDataReaderTests {
  @Test(arguments: [
    ("M1 2L3 4", "M1 2L3 4"),
    ("m1,2 3,4", "M1 2L4 6"),
    ("M1 2 3 4-5-6", "M1 2L3 4L-5 -6"),
    ("M0 0h10v5H2V1z", "M0 0L10 0L10 5L2 5L2 1Z"),
    ("M.5.5.25-1e1", "M0.5 0.5L0.25 -10"),
    ("M0 0c1 2 3 4 5 6s1 1 2 2", "M0 0C1 2 3 4 5 6C7 8 6 7 7 8"),
    // Behind a line nothing is mirrored.
    ("M0 0L5 6S1 1 2 2", "M0 0L5 6C5 6 1 1 2 2"),
    ("M0 0q3 3 6 0t6 0", "M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0"),
    ("M1 1l1 0zl0 1", "M1 1L2 1ZM1 1L1 2"),
    (" \n\tM 1 , 2 \r\n l 1 1 ", "M1 2L2 3"),
    ("M0 0a0 5 0 0 1 3 4", "M0 0L3 4"),
    ("M0 0a5 5 0 0 1 0 0L1 1", "M0 0L1 1"),
  ])
  func everyCommandIsRead(data: String, normal: String) throws {
    #expect(try PathDataReader.path(of: data).svgData == normal)
  }

  @Test(arguments: [
    ("", 0, "is empty"), ("  ", 2, "is empty"), ("L1 1", 0, "begins with no 'M'"), ("1 1", 0, "has no command"),
    ("M1", 2, "lacks a number"), ("M1 1L2", 6, "lacks a number"), ("M1 1z2 2", 5, "has no command"),
    ("M1 1x", 4, "lacks a number"), ("M1 1a1 1 0 2 0 1 1", 11, "lacks a flag, 0 or 1"),
    ("M1e7 1", 1, "has a number beyond a million"), ("M1 1\u{0}", 4, "lacks a number"),
    ("M1 1L--1 2", 5, "lacks a number"), ("M1 1Lnan 2", 5, "lacks a number"),
  ])
  func defectsHaveTheirPlace(data: String, offset: Int, reason: String) {
    #expect(throws: PathDataReader.Failure(offset: offset, reason: reason)) { try PathDataReader.path(of: data) }
  }

  @Test func longDataAreRefused() {
    let data = "M0 0" + String(repeating: "L1 1", count: PathDataReader.mostBytes / 4)
    #expect(throws: PathDataReader.Failure.self) { try PathDataReader.path(of: data) }
  }

  /// A circle of two arcs: every point of every curve is as far from the middle.
  @Test(arguments: ["M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18z", "M3 12a9 9 0 1 0 18 0A9 9 0 0 0 3 12Z"])
  func arcsAreRound(data: String) throws {
    var pen = VectorPath.Point(x: 0, y: 0)
    var curves = 0
    for element in try PathDataReader.path(of: data).elements {
      switch element {
      case .move(let end), .line(let end): pen = end
      case .close: break
      case .cubic(let first, let second, let end):
        for step in 0...8 {
          let t = Double(step) / 8
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          let x = a * pen.x + b * first.x + c * second.x + d * end.x - 12
          let y = a * pen.y + b * first.y + c * second.y + d * end.y - 12
          #expect(((x * x + y * y).squareRoot() - 9).magnitude < 0.003)
        }
        pen = end
        curves += 1
      }
    }
    #expect(curves == 4)
  }

  /// Radii that are too small grow until they reach, as SVG says.
  @Test func shortArcsReachTheirEnd() throws {
    let path = try PathDataReader.path(of: "M0 0A1 1 0 0 1 10 0")
    guard case .cubic(_, _, let end)? = path.elements.last else { return #expect(Bool(false)) }
    #expect(end == VectorPath.Point(x: 10, y: 0))
    guard case .cubic(_, _, let top)? = path.elements.dropFirst().first else { return #expect(Bool(false)) }
    #expect((top.x - 5).magnitude < 1e-9 && (top.y + 5).magnitude < 1e-9)
  }

  /// What is written is read as the same, and nothing that is read traps.
  @Test func anyBytesAreReadOrRefused() {
    var random = SeededGenerator(seed: 29)
    let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n")
    for _ in 0..<3_000 {
      let count = Int.random(in: 1..<40, using: &random)
      let data = "M0 0" + String((0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
      guard let path = try? PathDataReader.path(of: data) else { continue }
      let normal = path.svgData
      #expect((try? PathDataReader.path(of: normal))?.svgData == normal, "\(data)")
    }
  }
}
