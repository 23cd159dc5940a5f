/// The `.lproj` folders that lie beside each other, for telling which of them an app reads.
///
/// CoreFoundation looks for `de.lproj` first, and for a folder with another name of German only where there is none
/// (`_CFBundleCopyLanguageFoundInLocalizations` in CFBundle_Locale.c).
package struct LocaleFolders {
  private struct LocalizedFolder: Hashable {
    let folder: String
    let locale: String
  }

  private var places: Set<LocalizedFolder> = []

  /// - Parameter paths: Those of all tables.
  package init(_ paths: some Sequence<TablePath>) {
    for path in paths where path.localeFolder == path.locale {
      if let locale = path.locale { places.insert(LocalizedFolder(folder: path.folder, locale: locale)) }
    }
  }

  /// Whether an app reads the file: not one in a folder with an old name beside that of the language's tag.
  package func isRead(_ path: TablePath) -> Bool {
    guard let locale = path.locale, locale != path.localeFolder else { return true }
    return !places.contains(LocalizedFolder(folder: path.folder, locale: locale))
  }
}
