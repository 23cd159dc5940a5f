import SourceText
import StringFormats
import StringTables

/// Compiles a String Catalog to the `.strings` and `.stringsdict` files that an app ships, as Apple's
/// `xcstringstool compile` does.
///
/// A text that the catalog does not hold, as that of the source language is where the key stands for it, gives
/// nothing, and so does one that is `new` in an entry that is not `manual`: nobody has translated it. Stale entries and
/// those not to be translated are compiled. Names of placeholders (`%(count)lld`) are taken out. A plural is the
/// variable `value` of its `.stringsdict` entry, of the type of the number that it shows.
///
/// Source: the files that Xcode 26 left in public projects beside their catalogs (CubeEdge/Longhorn 21c37b3,
/// bugsmachine/TimeBar 50a228f: equal byte by byte), and experiments that others published (states, the type of a
/// plural, its error).
package struct CatalogCompiler: Sendable {
  /// A file of the output.
  package struct File: Sendable {
    /// Inside of the output folder, as in “de.lproj/Localizable.strings”.
    package let path: String
    package let content: PropertyListText
  }

  /// By path; none of a language without texts.
  package let files: [File]
  /// By key, then by language.
  package let diagnostics: [CompilerDiagnostic]

  /// - Parameters:
  ///   - file: The catalog.
  ///   - languages: Those to compile; empty for all.
  /// - Throws: ``InterchangeError`` for a file that Apple's reader refuses.
  /// - Complexity: O(*n* log *n*) in the size of the file.
  package init(_ file: SourceFile, languages: [String] = []) throws(InterchangeError) {
    let reading = try InterchangeReading([file])
    var files: [File] = []
    for catalog in reading.catalogs where catalog.name != Self.phrasesTable {
      for language in Set(catalog.keys.flatMap(\.units.keys)).sorted()
      where (languages.isEmpty || languages.contains(language)) && Self.isFolder(language) {
        files += Self.files(of: catalog, language)
      }
    }
    self.files = files
    diagnostics = reading.catalogs.flatMap { catalog in
      catalog.name == Self.phrasesTable ? [.phrases(of: catalog)] : CompilerDiagnostic.all(in: catalog)
    }.filter { diagnostic in
      languages.isEmpty || diagnostic.language.map(languages.contains) ?? true
    }
  }

  /// The table of App Shortcuts, what Xcode compiles which to nobody has told.
  private static let phrasesTable = "AppShortcuts"

  /// Whether a language may be a part of a path.
  static func isFolder(_ language: String) -> Bool {
    !language.isEmpty
      && language.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
  }

  private static func files(of catalog: MessageCatalog, _ language: String) -> [File] {
    var texts: [(String, PropertyListText)] = []
    var varied: [(String, PropertyListText)] = []
    for key in catalog.keys {
      guard let unit = key.units[language], isCompiled(unit, of: key) else { continue }
      let message = unit.message.withoutArgumentNames
      if let text = message.plainText {
        texts.append((key.name, .text(text.string)))
      } else {
        varied.append((key.name, StringsdictMessage(message).propertyList))
      }
    }
    let stem = "\(language).lproj/\(catalog.name)"
    return [(stem + ".strings", texts), (stem + ".stringsdict", varied)].filter { !$0.1.isEmpty }.map {
      File(path: $0.0, content: PropertyListText.dictionary($0.1).sorted)
    }
  }

  private static func isCompiled(_ unit: MessageCatalog.Unit, of key: MessageCatalog.Key) -> Bool {
    !unit.isImplicit && (key.extractionState == "manual" || !unit.states.allSatisfy { $0 == .new })
  }
}
