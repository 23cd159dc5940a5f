import Foundation
import Testing

@testable import DesignTokens

/// Scaling against what `UIFontMetrics` gave in a simulator: every recorded value is ours.
struct FontMetricsTests {
  private struct Row: CustomTestStringConvertible {
    let style: TextStyle
    let size: DynamicTypeSize
    /// Points of the style's own font.
    let systemSize: Double
    let cells: [Cell]

    var testDescription: String { "\(style) at \(size)" }
  }

  private struct Cell {
    let given: Points
    /// Thirds of a point.
    let value: Double
    /// Points; `nil` where only the value was recorded.
    let font: Double?
  }

  private static let recorded: [Row] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/DynamicType/uifontmetrics.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.split(separator: ":")
      let head = parts[0].split(separator: " ").map(String.init)
      guard let style = TextStyle(rawValue: head[0]), let size = DynamicTypeSize(rawValue: head[1]),
        let systemSize = Double(head[2])
      else { return nil }
      let cells = parts[1].split(separator: " ").compactMap { cell -> Cell? in
        let words = cell.split(whereSeparator: "=/".contains)
        guard words.count == 3, let given = Double(words[0]), let value = Double(words[1]) else { return nil }
        return Cell(given: Points(given), value: value, font: Double(words[2]))
      }
      return Row(style: style, size: size, systemSize: systemSize, cells: cells)
    }
  }()

  @Test func allIsRecorded() {
    let cells = Self.recorded.flatMap(\.cells)
    #expect(Self.recorded.count == 131)
    #expect(cells.count == 1_061)
    #expect(cells.compactMap(\.font).count == 977)
  }

  @Test(arguments: recorded) private func everyValueIsOurs(row: Row) {
    #expect(DynamicType.size(row.style, at: row.size).value == row.systemSize)
    for cell in row.cells {
      let value = DynamicType.scaledValue(cell.given, relativeTo: row.style, at: row.size, scale: 3)
      #expect((value.value * 3).rounded() == cell.value, "scaledValue(for: \(cell.given))")
      guard let font = cell.font else { continue }
      let text = TextAppearance(family: "Any", weight: 400, size: cell.given, scaling: .relative(to: row.style))
      #expect(text.pointSize(at: row.size).value == font, "scaledFont(for: \(cell.given))")
    }
  }
}
