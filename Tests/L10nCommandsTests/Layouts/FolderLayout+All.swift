extension FolderLayout {
  static let all: [FolderLayout] = [
    FolderLayout("en.lproj/X.strings", ["X": ["en"]]),
    FolderLayout("en.lproj/X.strings | de.lproj/X.strings", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.stringsdict | de.lproj/X.stringsdict", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.strings | en.lproj/X.stringsdict | de.lproj/X.strings", ["X": ["de", "en"]]),
    FolderLayout(
      "en.lproj/X.strings | de.lproj/X.strings | en.lproj/Y.strings | de.lproj/Y.strings",
      ["X": ["de", "en"], "Y": ["de", "en"]]),
    FolderLayout(
      "en.lproj/X.strings | de.lproj/X.strings | en.lproj/Y.strings", ["X": ["de", "en"], "Y": ["en"]]),
    // Shared resources and documentation.
    FolderLayout("Base.lproj/X.strings | de.lproj/X.strings", ["X": ["de"]]),
    FolderLayout("Base.lproj/X.strings | en.lproj/X.strings | de.lproj/X.strings", ["X": ["de", "en"]]),
    FolderLayout("qqq.lproj/X.strings | en.lproj/X.strings | de.lproj/X.strings", ["X": ["de", "en"]]),
    FolderLayout("mul.lproj/Y.strings | en.lproj/X.strings | de.lproj/X.strings", ["X": ["de", "en"]]),
    // Spellings.
    FolderLayout("en.lproj/X.strings | zh_CN.lproj/X.strings", ["X": ["en", "zh-CN"]]),
    FolderLayout("en.lproj/X.strings | zh-CN.lproj/X.strings | zh_CN.lproj/X.strings", ["X": ["en", "zh-CN"]]),
    FolderLayout(
      "en.lproj/X.strings | zh-Hans.lproj/X.strings | zh-Hant_HK.lproj/X.strings",
      ["X": ["en", "zh-Hans", "zh-Hant-HK"]]),
    FolderLayout(
      "en.lproj/X.strings | pt_BR.lproj/X.strings | pt-PT.lproj/X.strings", ["X": ["en", "pt-BR", "pt-PT"]]),
    FolderLayout("en.lproj/X.strings | es-419.lproj/X.strings", ["X": ["en", "es-419"]]),
    FolderLayout("en.lproj/X.strings | sr.lproj/X.strings | sr-Latn.lproj/X.strings", ["X": ["en", "sr", "sr-Latn"]]),
    FolderLayout("en.lproj/X.strings | iw.lproj/X.strings", ["X": ["en", "iw"]]),
    FolderLayout("en-US.lproj/X.strings | de.lproj/X.strings", ["X": ["de", "en-US"]]),
    // Names of languages.
    FolderLayout("English.lproj/X.strings", ["X": ["en"]]),
    FolderLayout("English.lproj/X.strings | German.lproj/X.strings", ["X": ["de", "en"]]),
    FolderLayout("English.lproj/X.strings | en.lproj/X.strings | de.lproj/X.strings", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.strings | German.lproj/X.strings | de.lproj/X.strings", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.strings | German.lproj/Y.strings | de.lproj/X.strings", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.strings | Simplified Chinese.lproj/X.strings", ["X": ["en", "zh-Hans"]]),
    FolderLayout("en.lproj/X.strings | Norwegian.lproj/X.strings", ["X": ["en", "nb"]]),
    FolderLayout("en.lproj/X.strings | german.lproj/X.strings", ["X": ["en", "german"]]),
    FolderLayout("German.lproj/X.strings | X.xcstrings(en,de)", ["X": ["de", "en"]]),
    // Catalogs and other files with several languages.
    FolderLayout("X.xcstrings(en)", ["X": ["en"]]),
    FolderLayout("X.xcstrings(en,de)", ["X": ["de", "en"]]),
    FolderLayout("X.XCSTRINGS(en,de)", ["X": ["de", "en"]]),
    FolderLayout("X.xcstrings(en,de) | Y.xcstrings(en,fr)", ["X": ["de", "en"], "Y": ["en", "fr"]]),
    FolderLayout("mul.lproj/X.xcstrings(en,de)", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.xcstrings(en,de)", ["X": ["de", "en"]]),
    FolderLayout(
      "X.xcstrings(en,de) | en.lproj/Y.strings | fr.lproj/Y.strings", ["X": ["de", "en"], "Y": ["en", "fr"]]),
    FolderLayout("X.xcstrings(en,de) | fr.lproj/X.strings", ["X": ["de", "en", "fr"]]),
    FolderLayout("X.xcstrings∅ | en.lproj/Y.strings | de.lproj/Y.strings", ["Y": ["de", "en"]]),
    FolderLayout("X.loctable(en,de)", ["X": ["de", "en"]], exported: [:]),
    FolderLayout("en.lproj/X.loctable(en,de)", ["X": ["de", "en"]], exported: [:]),
    FolderLayout("en.lproj/X.strings | de.lproj/X.strings | de.xliff", ["X": ["de", "en"]]),
    // Names of files and folders.
    FolderLayout("en.lproj/X.STRINGS | de.lproj/X.strings", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.strings | de.LPROJ/X.strings", ["X": ["en"]]),
    FolderLayout("en.lproj/Info.plist.strings | de.lproj/Info.plist.strings", ["Info.plist": ["de", "en"]]),
    FolderLayout("en.lproj/X.strings | en.lproj/.strings | de.lproj/X.strings", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.strings | .lproj/X.strings", ["X": ["en"]]),
    FolderLayout("en.lproj/X.strings | .de.lproj/X.strings", ["X": ["en"]]),
    FolderLayout("en.lproj/X.strings | Y.strings", ["X": ["en"]]),
    FolderLayout("en.lproj/X.strings | de.lproj∅", ["X": ["en"]]),
    FolderLayout("en.lproj/X.strings | de.lproj/", ["X": ["en"]]),
    FolderLayout("en.lproj/X.strings | de.lproj/X.strings | en.lproj/Y.strings/", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.strings | de.lproj/X.strings∅", ["X": ["de", "en"]]),
    FolderLayout(
      "en.lproj/X.strings | de.lproj/Z.txt | de.lproj/X.strings→Z.txt", ["X": ["de", "en"]]),
    // Folders inside of a language's, which no plain lookup reaches, and beside it.
    FolderLayout("en.lproj/X.strings | de.lproj/X.strings | en.lproj/Sub/X.strings", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.strings | de.lproj/X.strings | en.lproj/Sub/Y.strings", ["X": ["de", "en"]]),
    FolderLayout("en.lproj/X.strings | en.lproj/Sub/Y.strings | de.lproj/Sub/Y.strings", ["X": ["en"]]),
    FolderLayout("en.lproj/X.strings | de.lproj/X.strings | Resources/", ["X": ["de", "en"]]),
    FolderLayout(
      "en.lproj/X.strings | de.lproj/X.strings | Resources/en.lproj/Y.strings", ["X": ["de", "en"]],
      hasOthersBelow: true),
    FolderLayout(
      "en.lproj/X.strings | de.lproj/X.strings | en.lproj/fr.lproj/X.strings", ["X": ["de", "en"]],
      hasOthersBelow: true),
    FolderLayout(
      "en.lproj/X.strings | de.lproj/X.strings | Sub/en.lproj/Y.strings | Sub/fr.lproj/Y.strings",
      ["X": ["de", "en"]], hasOthersBelow: true),
  ]
}
