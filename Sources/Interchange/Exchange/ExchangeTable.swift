import ICU
import Messages
import StringFormats

/// One table in one format, in all its languages: a `.strings`, a `.stringsdict` or a catalog.
struct ExchangeTable {
  /// One file of the table.
  struct File {
    /// The name of its `.lproj` folder; `nil` for a catalog.
    let spelling: String?
    /// Index of the file in the project.
    let number: Int
  }

  /// The folder that holds the `.lproj` folders, or a catalog.
  let folder: String
  /// File name without its extension.
  let name: String
  let format: StringFormat
  /// Sorted by path; a catalog has one.
  private(set) var files: [File] = []
  /// The first file of each language.
  private var numbers: [ExchangeLanguage: Int] = [:]
  /// Index of the file that the others are translated from; `nil` where none is.
  var source: Int?
  var sourceLanguage = ExchangeLanguage("en")

  /// What tells it from the other tables of a project.
  var identity: TableName { TableName(folder: folder, name: name, format: format) }

  init(folder: String, name: String, format: StringFormat) {
    self.folder = folder
    self.name = name
    self.format = format
  }

  mutating func append(_ file: File) {
    files.append(file)
    guard let language = file.spelling.map(ExchangeLanguage.init), numbers[language] == nil else { return }
    numbers[language] = file.number
  }

  /// Index of the file that holds a language.
  func file(_ language: ExchangeLanguage) -> Int? {
    if format == .xcstrings { return files.first?.number }
    if language == sourceLanguage, let source { return source }
    return numbers[language]
  }

  /// The path of the file that holds, or would hold, a language.
  ///
  /// - Parameter spelling: The name of the `.lproj` folder.
  func path(_ spelling: String) -> String {
    (folder.isEmpty ? "" : folder + "/") + "\(spelling).lproj/\(name).\(format.rawValue)"
  }
}

/// A language whatever the spelling of its name: “pt_BR” and “pt-br” are one, “German” and “de” too.
struct ExchangeLanguage: Hashable, Sendable {
  /// With hyphens, as in “pt-BR”.
  let tag: String
  private let identity: String

  init(_ spelling: String) {
    tag = LanguageTag.hyphenated(TablePath.locale(ofFolder: spelling) ?? spelling)
    identity = tag.lowercased()
  }

  static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// Whether both name one language by CLDR's replacements too: “iw” and “he”.
  func isEquivalent(to other: Self) -> Bool {
    self == other || canonical.map { $0 == other.canonical } ?? false
  }

  /// The canonical tag; `nil` for a name that is no language tag.
  var canonical: LocaleIdentifier? { LocaleIdentifier(tag) }
}
