/// Something that a run did not look at: without it, “0 errors” would say more than was found out.
package struct NotChecked: Hashable, Sendable {
  /// What may be missed, by the name that `--require` knows it by.
  package enum Subject: String, CaseIterable, Sendable {
    /// Whether texts fit.
    case measured
    /// Whether the keys of code and tables agree.
    case sources
    /// Whether translations agree with their table's development language, where a table has none.
    case language
    /// The same of keys that the development language lacks in a table that has it.
    case texts
    /// Whether translations are older than their source.
    case history
    /// The fonts that the project names.
    case fonts
  }

  package let subject: Subject
  /// Why, with the figures; names of tables and folders are quoted as they are, unescaped.
  package let reason: String
  /// The one thing to do next.
  package let nextStep: String
  /// Whether the call requires it: the run fails.
  package internal(set) var isRequired = false

  /// As in “not checked (sources): no code was read; next: …”.
  package var description: String {
    "\(isRequired ? "error, required and " : "")not checked (\(subject.rawValue)): \(reason); next: \(nextStep)"
  }
}
