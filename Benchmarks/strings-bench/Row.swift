/// One figure of this library beside Foundation's.
struct Row: CustomStringConvertible {
  let name: String
  let ours: String
  let theirs: String
  let ratio: String

  init(name: String, ours: String, theirs: String, ratio: String) {
    self.name = name
    self.ours = ours
    self.theirs = theirs
    self.ratio = ratio
  }

  /// - Parameter theirs: `nil` where Foundation cannot do it.
  init(_ name: String, _ unit: String, _ ours: Double, _ theirs: Double?) {
    func text(_ value: Double) -> String { "\(Int(value.rounded())) \(unit)" }
    let tenths = theirs.map { Int(($0 / max(ours, 0.1) * 10).rounded()) }
    self.init(
      name: name, ours: text(ours), theirs: theirs.map(text) ?? "-",
      ratio: tenths.map { "\($0 / 10).\($0 % 10)" } ?? "-")
  }

  var description: String {
    func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
      let blanks = String(repeating: " ", count: max(0, width - text.utf8.count))
      return left ? blanks + text : text + blanks
    }
    return padded(name, 36) + padded(ours, 14, left: true) + padded(theirs, 14, left: true)
      + padded(ratio, 8, left: true)
  }
}
