/// How the texts of a table mark their arguments.
package enum MessageSyntax: Hashable, Sendable, CaseIterable {
  /// `%lld files`, as Foundation's formatter reads it.
  case printf
  /// `{count, plural, one {# file} other {# files}}`, as ICU's MessageFormat reads it.
  case icu
}
