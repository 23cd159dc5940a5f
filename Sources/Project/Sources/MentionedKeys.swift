import ProjectTables
import SourceFacts

/// Keys that literals of the code may be, or may be a part of.
///
/// `"error.%@"` and `"error." + name` stand for all keys that begin with `error.`, whatever looks them up.
struct MentionedKeys {
  private let mentions: Set<String>
  private let frames: [KeyAffixes]
  /// By their first letters, and those that begin with what nobody knows under none.
  private var patterns: [String: Set<WildcardPattern>] = [:]

  /// How many letters a pattern is found by.
  private static let prefixLength = 3
  /// Fewer letters than that are met by too many keys.
  private static let fewestLetters = 4

  /// - Parameters:
  ///   - frames: What code adds to literals to make keys of them.
  ///   - isKey: Whether a table has a key: what is one stands for no other.
  init(_ mentions: Set<String>, frames: Set<KeyText> = [], isKey: (String) -> Bool) {
    self.mentions = mentions
    self.frames = frames.compactMap { KeyAffixes($0) }
    for mention in mentions where !isKey(mention) { Self.skeleton(of: mention).map { insert($0) } }
  }

  /// The key is made of what is known of it at run time.
  mutating func insert(_ key: KeyText) { insert(KeySkeleton(of: key).text) }

  func contains(_ key: String) -> Bool {
    if mentions.contains(key), Self.isTelling(key) { return true }
    if frames.contains(where: { $0.inner(of: key).map(mentions.contains) ?? false }) { return true }
    let own = patterns[String(key.prefix(Self.prefixLength))] ?? []
    return own.contains { $0.matches(key) } || patterns["", default: []].contains { $0.matches(key) }
  }

  /// Whether a literal that is a key is hardly one by chance, as `"%@%"` is, which code makes of any two values.
  private static func isTelling(_ key: String) -> Bool {
    let skeleton = KeySkeleton(ofKey: key)
    return skeleton.specifiers.isEmpty || skeleton.letters.contains(where: \.isLetter)
  }

  /// The letters of a literal that stands for several keys, with a mark for what is put in; `nil` for another.
  private static func skeleton(of mention: String) -> String? {
    let skeleton = KeySkeleton(ofKey: mention)
    let letters = skeleton.letters
    // Three values joined by low lines are a key more often than anything else.
    if skeleton.specifiers.count >= 3, letters.count >= skeleton.specifiers.count - 1, letters.allSatisfy({ $0 == "_" })
    {
      return skeleton.text
    }
    guard letters.count(where: \.isLetter) >= fewestLetters else { return nil }
    if !skeleton.specifiers.isEmpty { return skeleton.text }
    // What ends with a joint is the beginning of a name.
    guard let last = mention.last, "._-".contains(last), !mention.contains(" "), !mention.hasSuffix("..") else {
      return nil
    }
    return mention + KeySkeleton.mark
  }

  private mutating func insert(_ skeleton: String) {
    let start = skeleton.split(separator: KeySkeleton.mark, omittingEmptySubsequences: false).first ?? ""
    let name = start.count < Self.prefixLength ? "" : String(start.prefix(Self.prefixLength))
    patterns[name, default: []].insert(WildcardPattern(skeleton.replacing(KeySkeleton.mark, with: "*")))
  }
}
