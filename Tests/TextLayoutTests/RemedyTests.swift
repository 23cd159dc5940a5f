import DesignTokens
import TestSupport
import Testing

@testable import TextLayout

/// In the box font at 10 pt a letter is 5 pt wide and a line 12 pt high.
struct RemedyTests {
  private let boxes: Boxes

  init() throws { boxes = try Boxes() }

  private func remedy(_ text: String, _ box: Box, available: Points) -> Remedy? {
    boxes.layout(box, ["title": text], available: available).texts.first?.remedy
  }

  @Test func whatFitsNeedsNone() {
    #expect(remedy("aaaa", Boxes.text(lineLimit: 1), available: 20) == nil)
  }

  /// 8 letters of 5 pt in 20 pt: 4 too many, 2 lines, half the size and half a point to be sure.
  @Test func oneLine() {
    let found = remedy("aaa aaaa", Boxes.text(lineLimit: 1), available: 20)
    #expect(found == Remedy(fewerCharacters: 5, lineLimit: 2, scaleFactor: 0.45))
  }

  @Test func aWordThatBreaksInsideShrinks() {
    let found = remedy("aaaaaaaa", Boxes.text(), available: 30)
    #expect(found == Remedy(fewerCharacters: nil, lineLimit: nil, scaleFactor: 0.7))
  }

  /// Three lines of 12 pt in 24 pt: no line limit helps.
  @Test func height() {
    let box = Box(.frame(Frame(height: .init(fixed: 24))), Boxes.text())
    let found = remedy("aaa aaa aaa", box, available: 15)
    #expect(found?.fewerCharacters == 4)
    #expect(found?.lineLimit == nil)
  }

  /// Each remedy does what it says, and a little less of it does not.
  @Test func remediesHelp() {
    var random = SeededGenerator(seed: 31)
    var seen = 0
    for _ in 0..<400 {
      let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        String(repeating: "a", count: Int.random(in: 1...7, using: &random))
      }
      let text = words.joined(separator: " ")
      let limit = Int.random(in: 1...3, using: &random)
      let width = Points(Double(Int.random(in: 35...90, using: &random)))
      guard let found = remedy(text, Boxes.text(lineLimit: limit), available: width) else { continue }
      seen += 1
      func verdict(_ text: String, limit: Int, scale: Double = 1) -> Verdict? {
        let box = Boxes.text(lineLimit: limit, minimumScaleFactor: scale)
        return boxes.layout(box, ["title": text], available: width).texts.first?.verdict
      }
      if let count = found.fewerCharacters {
        #expect(verdict(String(text.dropLast(count)), limit: limit) == .fits, "\(text) \(width) \(limit) \(found)")
      }
      if let lines = found.lineLimit {
        #expect(verdict(text, limit: lines) == .fits && verdict(text, limit: lines - 1) != .fits)
      }
      if let scale = found.scaleFactor { #expect(verdict(text, limit: limit, scale: scale) == .fits) }
    }
    #expect(seen > 100)
  }
}
