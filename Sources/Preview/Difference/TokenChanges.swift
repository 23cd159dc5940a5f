/// Which tokens have another value, theme by theme, and by which others.
struct TokenChanges {
  /// A token whose own value was changed: not only that of one that it names.
  struct Root: Hashable {
    let path: String
    let type: String
  }

  /// A theme of both previews.
  struct ThemePair: Hashable {
    let old: Int
    let new: Int
  }

  private let old, new: ManifestInputs
  private let oldNumbers, newNumbers: [String: Int]
  private var known: [ThemePair: [String: Set<Root>]] = [:]

  init(from old: ManifestInputs, to new: ManifestInputs) {
    (self.old, self.new) = (old, new)
    oldNumbers = Self.numbers(of: old)
    newNumbers = Self.numbers(of: new)
  }

  private static func numbers(of inputs: ManifestInputs) -> [String: Int] {
    Dictionary(inputs.tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The values of a token; `nil` where a preview does not have it.
  func values(of path: String, in themes: ThemePair) -> (old: String?, new: String?) {
    (
      oldNumbers[path].map { old.tokens[$0].value(inTheme: themes.old) },
      newNumbers[path].map { new.tokens[$0].value(inTheme: themes.new) }
    )
  }

  /// Whether a token changes alike in all themes.
  func isAlike(_ path: String) -> Bool {
    guard let before = oldNumbers[path], let after = newNumbers[path] else { return true }
    return old.tokens[before].values.count == 1 && new.tokens[after].values.count == 1
  }

  /// The tokens behind the change of one; empty where its value is as it was.
  mutating func roots(of path: String, in themes: ThemePair) -> Set<Root> {
    if let found = known[themes]?[path] { return found }
    // A circle of a broken manifest ends here.
    known[themes, default: [:]][path] = []
    let found = foundRoots(of: path, in: themes)
    known[themes, default: [:]][path] = found
    return found
  }

  private mutating func foundRoots(of path: String, in themes: ThemePair) -> Set<Root> {
    let values = values(of: path, in: themes)
    guard let before = values.old, let after = values.new, before != after,
      let first = oldNumbers[path], let second = newNumbers[path]
    else { return [] }
    let targets = new.tokens[second].targets.map { new.tokens[$0].path }
    var roots: Set<Root> = []
    if Set(targets) == Set(old.tokens[first].targets.map { old.tokens[$0].path }) {
      for target in targets { roots.formUnion(self.roots(of: target, in: themes)) }
    }
    return roots.isEmpty ? [Root(path: path, type: new.tokens[second].type)] : roots
  }
}
