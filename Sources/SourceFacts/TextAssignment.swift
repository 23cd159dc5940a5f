/// A place in code that gives a control its text, as in `titleLabel.text = …` or `[_titleLabel setText:…]`.
///
/// A file says each of them once: it is asked whether there is one, not where.
package struct TextAssignment: Hashable, Sendable {
  /// What the text is set on, without low lines before it; empty for `self`.
  package var target: String
  package var role: TextRole
  /// The type whose code names its own property; `nil` where that of another object is named, as in
  /// `cell.titleLabel.text`.
  package var type: String?

  package init(target: String, role: TextRole, type: String?) {
    self.target = String(target.drop { $0 == "_" })
    self.role = role
    self.type = type
  }

  /// What finds a control by its number, which nobody does but to set it.
  package static let numberLookup = "viewWithTag"

  /// The name of the control that is found by its number.
  package static func name(ofNumber number: some StringProtocol) -> String { "\(numberLookup)(\(number))" }

  /// What hands on a text to the control before it, as in `label.animator().stringValue` or `label.rx.text`.
  package static let relays: Set<String> = ["animator", "cell", "headerCell", "configuration", "rx"]
}

extension TextAssignment: Comparable {
  package static func < (first: TextAssignment, second: TextAssignment) -> Bool {
    (first.target, first.role.rawValue, first.type ?? "") < (second.target, second.role.rawValue, second.type ?? "")
  }
}
