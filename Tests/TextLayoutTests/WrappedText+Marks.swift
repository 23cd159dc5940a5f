@testable import TextLayout

extension WrappedText {
  /// The text with “|” between two lines, “/” where a word is broken.
  var marked: String {
    var result = ""
    for (index, line) in lines.enumerated() {
      result += String(decoding: source.units[line.range], as: UTF16.self)
      if index + 1 < lines.count { result += line.breaksMidWord ? "/" : "|" }
    }
    return result
  }
}
