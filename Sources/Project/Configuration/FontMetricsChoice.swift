/// By which metrics families are measured whose files are not there: `fontProfile` of `l10n.json`.
package enum FontMetricsChoice: Hashable, Sendable {
  /// Those that are built in.
  case builtIn
  /// None: such a family cannot be measured.
  case none
  /// Those of a file, relative to the folder of `l10n.json`, and for other families those that are built in.
  case file(String)
}
