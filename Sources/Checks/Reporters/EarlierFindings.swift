/// What is not reported since the project had it before a branch began.
package struct EarlierFindings: Hashable, Sendable {
  /// As the user named it.
  package let base: String
  /// The commit that both have in common; empty for those of several repositories.
  package let commit: String
  package let known: KnownFindings

  package init(base: String, commit: String, known: KnownFindings) {
    self.base = base
    self.commit = commit
    self.known = known
  }

  /// As in “before, at 1a2b3c4d5e6f, 2 errors (2 argument-type) and 1 warning”.
  var description: String { "before\(commit.isEmpty ? "" : ", at \(commit.prefix(12))"), \(known.description)" }
}
