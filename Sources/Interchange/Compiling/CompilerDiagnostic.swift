import Messages
import Placeholders
import StringTables

/// What the compiler of String Catalogs says of an entry, in the words of Apple's `xcstringstool`.
package struct CompilerDiagnostic: Hashable, Sendable, CustomStringConvertible {
  package let isError: Bool
  /// Without the place.
  package let message: String
  /// The language, as in “de”; `nil` for what concerns all.
  package let language: String?
  package let key: String
  /// The part of the entry, as in “substitutions.count”; `nil` for the whole.
  var part: String?

  /// `error: Referencing undefined substitution 'count' (de: %lld cues)`, for the build system that reads it.
  package var description: String {
    let place = (language.map { $0 + ": " } ?? "") + key + (part.map { "|==|" + $0 } ?? "")
    return "\(isError ? "error" : "warning"): \(message) (\(place))"
  }

  static func phrases(of catalog: MessageCatalog) -> CompilerDiagnostic {
    CompilerDiagnostic(
      isError: false, message: "Phrases of App Shortcuts are not compiled: the form that Xcode gives them is not known",
      language: nil, key: catalog.name)
  }

  /// What Apple's tool refuses or doubts in the entries of a table.
  static func all(in catalog: MessageCatalog) -> [CompilerDiagnostic] {
    catalog.keys.flatMap { key in
      key.units.sorted { $0.key < $1.key }.flatMap { language, unit in
        CatalogCompiler.isFolder(language)
          ? substitutions(of: unit.message, key.name, language)
          : [CompilerDiagnostic(isError: true, message: "This is no language", language: language, key: key.name)]
      } + plurals(of: key, catalog.sourceLanguage)
    }
  }

  private static func substitutions(
    of message: Message, _ key: String, _ language: String
  ) -> [CompilerDiagnostic] {
    let named = message.texts.flatMap { FormatScanner.specifiers(in: $0.string) }.compactMap { specifier in
      if case .variable(let name) = specifier.kind { name } else { nil }
    }
    let known = message.substitutions.map(\.name.string)
    var seen: Set<String> = []
    let undefined = named.filter { !known.contains($0) && seen.insert($0).inserted }
    return undefined.map {
      CompilerDiagnostic(
        isError: true, message: "Referencing undefined substitution '\($0)'", language: language, key: key)
    }
      + known.filter { !named.contains($0) }.map {
        CompilerDiagnostic(
          isError: false,
          message: "Substitution '\($0)' was never referenced. To reference, use %#@\($0)@ in some other string",
          language: language, key: key, part: "substitutions.\($0)")
      }
  }

  /// A plural one of whose forms shows a number is enough, and the source language speaks for the others.
  private static func plurals(of key: MessageCatalog.Key, _ source: String) -> [CompilerDiagnostic] {
    let plurals = key.units.compactMapValues { unit in
      let texts = pluralTexts(of: unit.message.format)
      return texts.isEmpty ? nil : texts
    }
    let judged = plurals[source] == nil ? plurals.keys.sorted() : [source]
    return judged.filter { language in !(plurals[language] ?? []).contains(where: showsNumber) }.map {
      CompilerDiagnostic(
        isError: true,
        message: """
          Plural variation requires referencing the number in the string. To maintain grammatical correctness for \
          strings that do not reference the number of items, use separate top-level strings for one and greater than \
          one.
          """, language: $0, key: key.name)
    }
  }

  private static func pluralTexts(of variant: Message.Variant) -> [String] {
    switch variant {
    case .text: []
    case .plural(let cases): cases.flatMap { $0.variant.texts.map(\.string) }
    case .device(let cases), .width(let cases): cases.flatMap { pluralTexts(of: $0.variant) }
    }
  }

  private static func showsNumber(_ text: String) -> Bool {
    FormatScanner.specifiers(in: text).contains { specifier in
      switch specifier.kind {
      case .argument(.integer), .argument(.floatingPoint): !specifier.readsLikeProse
      case .substitutionValue, .variable: true
      case .argument, .percent: false
      }
    }
  }
}
