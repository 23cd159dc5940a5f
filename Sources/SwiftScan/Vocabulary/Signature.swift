/// A function and those of its arguments that hold text, as in `Button(_:)`, `.alert(_:)` or `UIAlertAction(title:)`.
struct Signature: Hashable, Sendable {
  /// Without the dot of a member.
  var name: String
  /// Whether it is called on a value, as a modifier is.
  var isMember: Bool
  /// `nil` for the first argument without a label.
  var labels: [String?]

  /// - Precondition: `text` is a name and labels in parentheses, each with its colon.
  init(_ text: String) {
    let parts = text.split(separator: "(", maxSplits: 1)
    precondition(parts.count == 2 && parts[1].hasSuffix(")"), "'\(text)' is no signature")
    isMember = parts[0].hasPrefix(".")
    name = String(isMember ? parts[0].dropFirst() : parts[0])
    labels = parts[1].dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
  }

  /// The names of a table's functions with what it says of each; of two with one name the labels are added up.
  static func table(_ texts: [String]) -> [String: Signature] {
    Dictionary(texts.map(Signature.init).map { ($0.spelling, $0) }) { first, second in
      var both = first
      both.labels += second.labels
      return both
    }
  }

  /// With the dot of a member.
  var spelling: String { isMember ? "." + name : name }
}
