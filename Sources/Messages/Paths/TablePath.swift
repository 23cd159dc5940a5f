import StringFormats

/// Which table and locale a file holds, read off its path.
@usableFromInline package struct TablePath: Hashable, Sendable {
  /// The name of the table that keys are looked up in which name none.
  @inlinable package static var defaultName: String { "Localizable" }

  /// The folder that holds the `.lproj` folders, or the file itself where it lies in none.
  package let folder: String
  /// File name without its extension, as in “Localizable”.
  package let name: String
  /// The name of the `.lproj` folder that the file lies in; `nil` for a file that lies in none.
  ///
  /// A folder inside of it is no part of a language: no lookup reaches the tables there.
  package let localeFolder: String?
  package let format: StringFormat

  /// What CoreFoundation takes that name for; `nil` without a folder, and for `mul`, which is for all languages.
  package let locale: String?

  /// Whether the file itself says which languages it holds.
  package var holdsSeveralLanguages: Bool { format.holdsSeveralLanguages }

  /// - Returns: `nil` for a file that is no string table by its extension.
  package init?(_ path: String) {
    let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let file = components.last, let dot = file.lastIndex(of: "."), dot != file.startIndex,
      let format = StringFormat(fileExtension: String(file[file.index(after: dot)...]))
    else { return nil }
    self.format = format
    name = String(file[..<dot])
    let folders = components.dropLast()
    localeFolder = folders.last.flatMap { $0.hasSuffix(".lproj") && $0.utf8.count > 6 ? String($0.dropLast(6)) : nil }
    locale = localeFolder.flatMap(Self.locale(ofFolder:))
    folder = folders.dropLast(localeFolder == nil ? 0 : 1).joined(separator: "/")
  }

  /// The locale of an `.lproj` folder of that name: “de” of “de” and of “German”; `nil` for “mul”.
  package static func locale(ofFolder name: String) -> String? {
    name == FolderName.allLanguages ? nil : OldLanguageNames.locales[name] ?? name
  }
}
