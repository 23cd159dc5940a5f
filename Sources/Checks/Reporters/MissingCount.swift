/// How many keys lack a translation in a language that the project does not call complete.
package struct MissingCount: Hashable, Sendable {
  package let locale: String
  package let count: Int

  /// - Returns: That with most first.
  static func sorted(_ counts: [String: Int]) -> [MissingCount] {
    counts.map { MissingCount(locale: $0.key, count: $0.value) }.sorted {
      ($1.count, $0.locale) < ($0.count, $1.locale)
    }
  }
}

extension CheckSummary {
  /// As in “fr: 12, pl: 7 of 340 keys missing”, with the names of folders as they are; `nil` where none is missing.
  var missingText: String? {
    guard !missing.isEmpty else { return nil }
    let languages = missing.map { "\($0.locale): \($0.count)" }.joined(separator: ", ")
    return "\(languages) of \(count(bound + unbound, "key")) missing"
  }
}
