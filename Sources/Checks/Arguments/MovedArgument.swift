import Placeholders
import Project
import StringTables

/// A placeholder without a position that reads another's value, since one before it is gone.
///
/// Which one is gone is told by the lines of both texts, else by their sentences, where these are as many.
struct MovedArgument {
  /// What the translation shows, as a specifier of the source with its position.
  let shown: String
  /// What the source shows there.
  let wanted: String

  /// - Returns: `nil` where nothing has moved, or nothing tells.
  init?(_ unit: Unit) {
    guard let source = unit.source.plainText?.string, let translation = unit.translation.plainText?.string else {
      return nil
    }
    self.init(source: source, translation: translation)
  }

  init?(source: String, translation: String) {
    let all = ArgumentSignature(of: source).arguments
    let read = ArgumentSignature(of: translation).arguments
    guard !read.isEmpty, read.count < all.count, !(all + read).contains(where: \.isPositional) else { return nil }
    for split in [Self.lines, Self.sentences] {
      let (wanted, found) = (split(source), split(translation))
      guard wanted.count > 1, wanted.count == found.count else { continue }
      let differing = wanted.indices.filter { wanted[$0] != found[$0] }
      guard differing.count == 1, found[differing[0]] < wanted[differing[0]] else { return nil }
      let (before, behind) = (found[...differing[0]].reduce(0, +), wanted[...differing[0]].reduce(0, +))
      guard behind < all.count else { return nil }
      (shown, self.wanted) = (Self.positioned(all[before]), Self.positioned(all[behind]))
      return
    }
    return nil
  }

  private static func positioned(_ argument: ArgumentSignature.Argument) -> String {
    "%\(argument.position)$\(argument.specifier.dropFirst())"
  }

  /// How many placeholders each line has that is not empty.
  private static func lines(of text: String) -> [Int] {
    text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }.map { counted($0) }
  }

  private static func sentences(of text: String) -> [Int] {
    var sentences: [String] = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      sentences[sentences.count - 1] += " " + word
      if let last = word.last, ".!?:。！？：".contains(last) { sentences.append("") }
    }
    return sentences.filter { !$0.isEmpty }.map { counted($0) }
  }

  private static func counted(_ text: some StringProtocol) -> Int {
    ArgumentSignature(of: String(text)).arguments.count
  }
}
