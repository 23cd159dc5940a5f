import Placeholders
import StringTables

/// The numbers that extraction gives the arguments of a text, so that translations may change their order.
///
/// `genstrings` does so by default (its option `-noPositionalParameters` turns it off), and Xcode writes the key
/// `%@ of %@` with the text `%1$@ of %2$@`.
enum PositionalArguments {
  /// The text with each argument's number; the text as it is where there are less than two, where one has a number
  /// already, and where a percent sign may be just that.
  ///
  /// - Complexity: O(*n*).
  static func numbered(_ text: String) -> String {
    let specifiers = FormatScanner.specifiers(in: text).filter { $0.kind != .percent }
    guard specifiers.count > 1, specifiers.allSatisfy(isPlain) else { return text }
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var end = 0
    for (number, specifier) in specifiers.enumerated() {
      output += bytes[end...specifier.range.lowerBound] + Array("\(number + 1)$".utf8)
      end = specifier.range.lowerBound + 1
    }
    return String(decoding: output + bytes[end...], as: UTF8.self)
  }

  private static func isPlain(_ specifier: FormatSpecifier) -> Bool {
    guard case .argument = specifier.kind, specifier.position == nil, !specifier.readsLikeProse else { return false }
    if case .argument = specifier.width { return false }
    if case .argument = specifier.precision { return false }
    return true
  }
}
