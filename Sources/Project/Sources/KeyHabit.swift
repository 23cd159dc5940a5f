/// How tables spell their keys, by counting: what tells a mistyped key from a text that nobody has made a key of.
package struct KeyHabit: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// Nine of ten keys are names, as in `cue.title`.
    case names
    /// Nine of ten keys, and ten at least, are the texts themselves, as in `Start practice`.
    case texts
    case mixed
    /// There are fewer texts than that and no names, or only single words: a project that has just begun to make tables
    /// is not told of each text that has none.
    case unknown
  }

  private static let fewestTexts = 10

  /// Without single words, which may be either, these keys are counted.
  package private(set) var counts: [KeySpelling: Int] = [:]

  package init() {}

  /// - Complexity: O(*n*) in the length of the keys.
  package init(of keys: some Sequence<String>) {
    for key in keys { counts[KeySpelling(KeySkeleton(ofKey: key).letters), default: 0] += 1 }
  }

  package static func + (left: KeyHabit, right: KeyHabit) -> KeyHabit {
    var sum = left
    sum.counts.merge(right.counts, uniquingKeysWith: +)
    return sum
  }

  package var names: Int { counts.reduce(0) { $0 + ($1.key.isName ? $1.value : 0) } }
  package var texts: Int { counts[.text] ?? 0 }
  package var words: Int { counts[.word] ?? 0 }

  package var kind: Kind {
    let judged = names + texts
    if judged == 0 { return .unknown }
    if names * 10 >= judged * 9 { return .names }
    if texts * 10 >= judged * 9, texts >= Self.fewestTexts { return .texts }
    return names == 0 ? .unknown : .mixed
  }

  /// Whether letters are spelled as a name that one key of twenty is: `macOS.app` is no key where keys are `cueTitle`.
  package func hasName(spelledAs letters: String) -> Bool {
    let spelling = KeySpelling(letters)
    return spelling.isName && (counts[spelling] ?? 0) * 20 >= max(1, names)
  }

  /// Whether one key of twenty is spelled as letters are: where keys are `settings.title`, the text “Settings” is none,
  /// however near it is to one.
  func hasKey(spelledAs letters: String) -> Bool {
    (counts[KeySpelling(letters)] ?? 0) * 20 >= max(1, names + texts + words)
  }
}
