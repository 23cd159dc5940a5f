/// The causes that a comparison found, each once, with what they consist of.
struct CauseList {
  /// So many details of a cause are kept: a key may have as many as there are languages and plural forms.
  private static let mostDetails = 64

  private var causes = Interned<ChangeCause>()
  private var found: [Interned<String>] = []

  func cause(_ number: Int) -> ChangeCause { causes.values[number] }

  func details(_ number: Int) -> [String] { found[number].values }

  mutating func number(of kind: ChangeCause.Kind, _ name: String, _ detail: String = "") -> Int {
    let number = causes.number(of: ChangeCause(kind: kind, name: name))
    if number == found.count { found.append(Interned()) }
    if !detail.isEmpty, found[number].values.count < Self.mostDetails { _ = found[number].number(of: detail) }
    return number
  }

  /// Two values, one after the other.
  static func change(_ old: String, _ new: String) -> String { "\(quoted(old)) → \(quoted(new))" }

  static func quoted(_ text: String) -> String { "“\(text)”" }
}
