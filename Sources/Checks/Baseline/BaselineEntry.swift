/// Findings that a baseline knows: those of one rule about one key in a locale and a slot.
package struct BaselineEntry: Hashable, Sendable {
  /// What makes a finding the one that the baseline means; neither its line nor its message.
  ///
  /// The text size and the device are no part of it: a finding is there once for all of them, and shows the first.
  package struct Subject: Hashable, Sendable {
    package let rule: String
    package let table: String?
    package let key: String?
    package let locale: String?
    /// As in “EkoButton.title”; `nil` for what is not measured.
    package let component: String?

    /// What the entries of a baseline are sorted by.
    var fields: [String] { [rule, table ?? "", key ?? "", locale ?? "", component ?? ""] }
  }

  package let subject: Subject
  /// The size and the device by which a text was shown not to fit: a run that measures neither says nothing of it.
  package let size: String?
  package let device: String?
  /// How many findings agree in the subject, at least one.
  package internal(set) var count: Int
}

extension BaselineEntry.Subject {
  init(of finding: Finding) {
    self.init(
      rule: finding.rule, table: finding.table, key: finding.key, locale: finding.locale,
      component: finding.layout.map { "\($0.component).\($0.slot)" })
  }
}

extension BaselineEntry: CustomStringConvertible {
  /// As in “missing-translation of 'save' in Localizable (de)”.
  package var description: String {
    let key = subject.key.map { " of '\($0)'" } ?? ""
    let table = subject.table.map { " in \($0)" } ?? ""
    let locale = subject.locale.map { " (\($0))" } ?? ""
    let component = subject.component.map { ", \($0)" } ?? ""
    return "\(subject.rule)\(key)\(table)\(locale)\(component)\(count > 1 ? ", \(count) times" : "")"
  }
}
