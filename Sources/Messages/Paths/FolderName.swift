/// Names of folders that mean something else than a language of the project. Catalogs and XLIFF spell their languages
/// alike.
package enum FolderName {
  /// The texts of the language that the developers write, or what all languages share.
  package static let base = "Base"
  /// What is for all languages.
  package static let allLanguages = "mul"
  /// What explains the texts to translators.
  package static let documentation = "qqq"

  package static let noLanguages: Set<String> = [base, allLanguages, documentation]

  /// Folders with the files of others, or with what is built.
  private static let foreign: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]

  /// Whether a folder of that name may hold files of the project itself: a hidden one does not.
  package static func isEntered(_ name: String) -> Bool { !name.hasPrefix(".") && !foreign.contains(name) }
}
