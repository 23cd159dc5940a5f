import Project
import SourceFacts

/// What code of a project mostly looks texts up with, for advice on texts that it does not look up.
struct LookupHabit {
  private enum Language: Hashable { case swift, objectiveC }

  private var functions: [Language: String] = [:]

  /// What stands behind the root of accessors, as in `L10n.…`.
  private static let member = ".…"

  /// - Complexity: O(*n*) in the uses of keys.
  init(_ index: SourceIndex) {
    var counts: [Language: [String: Int]] = [:]
    for file in index.files {
      for use in file.facts.uses where use.origin == .lookup {
        counts[Self.language(of: file.path), default: [:]][use.function, default: 0] += 1
      }
      for root in file.facts.accessors.lazy.compactMap(\.path.first) {
        counts[Self.language(of: file.path), default: [:]][root + Self.member, default: 0] += 1
      }
    }
    functions = counts.compactMapValues { counts in counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
  }

  /// How a text in a file is looked up, as words that follow “look it up, as in ”.
  func example(inFile path: String) -> String {
    let language = Self.language(of: path)
    guard let function = functions[language] else {
      return language == .swift ? "String(localized:)" : "NSLocalizedString(…)"
    }
    if function.hasSuffix(Self.member) { return function }
    if function.hasPrefix(".") { return "\"…\"\(function)" }
    if function.hasSuffix("(_:)") { return function.dropLast("(_:)".count) + "(\"…\")" }
    return function.hasSuffix(")") ? function : "\(function)(…)"
  }

  private static func language(of path: String) -> Language { path.hasSuffix(".swift") ? .swift : .objectiveC }
}
