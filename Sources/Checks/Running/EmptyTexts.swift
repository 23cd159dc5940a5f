/// Leaves out what else is said of a text that is empty.
enum EmptyTexts {
  private static let rules: Set<String> = [Rule.emptyTranslation.id, Rule.emptyPluralForm.id]

  /// The entries of one table without those at the place of an empty text, which is told alone, and without arguments
  /// that a translation drops which shows nothing in any form.
  static func alone(_ entries: [Report.Entry]) -> [Report.Entry] {
    var places: Set<[Int]> = []
    var keys: Set<String> = []
    for entry in entries where rules.contains(entry.facts.rule) {
      if let place = place(of: entry) { places.insert(place) }
      if entry.facts.rule == Rule.emptyTranslation.id, let key = entry.facts.key.string { keys.insert(key) }
    }
    if places.isEmpty { return entries }
    return entries.filter { entry in
      if rules.contains(entry.facts.rule) { return true }
      if place(of: entry).map(places.contains) ?? false { return false }
      return entry.facts.rule != Rule.missingArgument.id || !(entry.facts.key.string.map(keys.contains) ?? false)
    }
  }

  private static func place(of entry: Report.Entry) -> [Int]? {
    guard case .document(let number, let range) = entry.place else { return nil }
    return [number, range.start.index, range.end.index]
  }
}
