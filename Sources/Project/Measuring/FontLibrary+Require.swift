import ProjectTables
import TextLayout

extension FontLibrary {
  /// Makes sure that a family is there, or a font that is known to stand in for it.
  ///
  /// - Parameter user: Who needs it, as the message names it.
  /// - Throws: ``ConfigurationError`` that names the family and what to do.
  package func require(_ family: String, for user: String) throws(ConfigurationError) {
    if hasFamily(named: family) { return }
    throw ConfigurationError(
      """
      the font '\(family)' of \(user) \(absence(of: family)): add its folder to 'fonts' in l10n.json, or run \
      scripts/bootstrap in the l10n repository for the fonts of the sample app
      """)
  }
}
