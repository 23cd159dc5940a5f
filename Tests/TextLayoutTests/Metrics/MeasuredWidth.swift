import Foundation

/// A width that a system reports of a string; see `Fixtures/TextLayout/san-francisco-widths.txt`.
struct MeasuredWidth {
  let family: String
  let weight: Double
  let text: String
  let size: Double
  let points: Double

  /// All of the file.
  static let all: [MeasuredWidth] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/TextLayout/san-francisco-widths.txt")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line -> [MeasuredWidth] in
      let fields = line.split(separator: "|", maxSplits: 3)
      guard fields.count == 4, let weight = Double(fields[1]) else { return [] }
      return fields[3].split(separator: ",").compactMap { pair in
        let numbers = pair.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 2 else { return nil }
        return MeasuredWidth(
          family: String(fields[0]), weight: weight, text: String(fields[2]), size: numbers[0], points: numbers[1])
      }
    }
  }()
}
