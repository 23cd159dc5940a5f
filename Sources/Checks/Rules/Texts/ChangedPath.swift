extension Rule {
  /// Flags the path of a file that is another one in a translation.
  static let changedPath = Rule(
    id: "changed-path",
    summary: "The path of a file or folder differs between source and translation.",
    rationale: "The user looks for a file where none is; the system shows translated names and keeps the real ones.",
    example: RuleExample(
      bad: .translation("Stored in ~/Library/Caches", "Liegt in ~/Bibliothek/Caches", to: "de"),
      good: .translation("Stored in ~/Library/Caches", "Liegt in ~/Library/Caches", to: "de")),
    severity: .warning,
    check: .pair(on: .either(.path)) { pair, report in
      guard pair.sourceTraits.contains(.path), pair.translationTraits.contains(.path) else { return }
      let sources = FilePath.all(in: pair.source.string).filter {
        $0.isReal && !$0.isSample && !Addresses.isExample(at: $0.range.lowerBound, in: pair.source.string)
      }
      guard !sources.isEmpty else { return }
      let languages = Set([pair.locale, pair.sourceLocale].flatMap(Addresses.languageNames))
      let found = FilePath.all(in: pair.translation.string)
      let others = found.filter { path in !sources.contains { $0.isSame(as: path, languages) } }
      for source in sources
      where !pair.translation.string.contains(source.text)
        && !found.contains(where: { source.isSame(as: $0, languages) })
      {
        guard let other = others.first(where: source.hasNames(of:)) else { continue }
        return report.add(
          "translation has the path '\(other.text)'\(pair.place), the source '\(source.text)'", at: other.range,
          of: pair)
      }
    })
}

/// The path of a file as it stands in a text: `~/Library/Caches`, `/etc/hosts`.
private struct FilePath {
  let text: String
  /// UTF-8 offsets.
  let range: Range<Int>

  private var names: [Substring] { text.split(separator: "/") }

  /// Whether it has two names and no letter beyond ASCII: `/help` is a command, “/月” a unit.
  var isReal: Bool { names.count > 1 && text.utf8.allSatisfy { $0 < 0x80 } }

  /// Whether it stands for any path, as `/path/to/file` does.
  var isSample: Bool {
    let samples: Set<String> = ["path", "foo", "example", "your", "my", "some", "folder", "file", "username", "user"]
    return names.contains { samples.contains($0.lowercased()) }
  }

  /// Whether two paths differ by the names of languages alone.
  func isSame(as other: FilePath, _ languages: Set<String>) -> Bool {
    text == other.text
      || names.filter { !languages.contains($0.lowercased()) }
        == other.names.filter { !languages.contains($0.lowercased()) }
  }

  /// Whether another path begins in the same place and has one of the names.
  func hasNames(of other: FilePath) -> Bool {
    text.first == other.text.first && !Set(names).subtracting(["~"]).isDisjoint(with: other.names)
  }

  /// Those in the words of a text.
  static func all(in string: String) -> [FilePath] {
    let text = TokenizedText(string)
    var paths: [FilePath] = []
    for token in text.tokens where token.kind == .words {
      let scalars = text.scalars(in: token.range)
      var start = 0
      while start < scalars.count {
        let end = scalars[start...].firstIndex { separates($0.scalar) } ?? scalars.count
        defer { start = end + 1 }
        var last = end
        while last > start, !EndMark.traits(of: scalars[last - 1].scalar.value).isEmpty { last -= 1 }
        // What stands behind a tag or a value is a part of something else.
        guard start > 0 || token.range.lowerBound == 0, last - start > 2 else { continue }
        let isHome = scalars[start].scalar == "~" && scalars[start + 1].scalar == "/"
        guard isHome || scalars[start].scalar == "/" && scalars[start + 1].scalar.isWord else { continue }
        last = start + Self.withoutEnding(scalars[start..<last].map(\.scalar))
        let range = scalars[start].range.lowerBound..<scalars[last - 1].range.upperBound
        paths.append(FilePath(text: text.text(range), range: range))
      }
    }
    return paths
  }

  /// What makes a word of a path in English: “an /etc/hosts-style rule”.
  private static let endings = ["style", "like", "based", "type", "only", "compatible", "format", "formatted"]

  /// How many scalars a path has without such an ending.
  private static func withoutEnding(_ path: [Unicode.Scalar]) -> Int {
    guard let hyphen = path.lastIndex(of: "-"), hyphen > 2 else { return path.count }
    let ending = String(String.UnicodeScalarView(path[(hyphen + 1)...]))
    return endings.contains(ending.lowercased()) ? hyphen : path.count
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isBlank || ",;()[]<>\"'`".unicodeScalars.contains(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation: return true
    default: return false
    }
  }
}
