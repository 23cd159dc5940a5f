/// Where a file begins to differ from what it should be.
package struct FirstDifference {
  private let number: Int
  private let found: Substring?
  private let expected: Substring?
  private let isMissing: Bool

  package init(of bytes: [UInt8]?, from text: String) {
    let found = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let expected = text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(found, expected).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
    number = same + 1
    self.found = same < found.count ? found[same] : nil
    self.expected = same < expected.count ? expected[same] : nil
    isMissing = bytes == nil
  }

  package func description(file: String) -> String {
    if isMissing { return "'\(file)' is missing: run 'l10n generate'" }
    let has = found.map { "has '\(Self.trimmed($0))'" } ?? "ends"
    let should = expected.map { "'\(Self.trimmed($0))' should be there" } ?? "should have ended"
    return "\(file):\(number):1: not up to date: it \(has) where \(should); run 'l10n generate'"
  }

  private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " }.prefix(120) }
}
