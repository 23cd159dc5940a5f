import SourceFacts

/// The names that make a block worth parsing.
struct CodeNames: Sendable {
  /// Anywhere.
  let lookups: NameSet
  /// Types of keys: a body that gives one may be a literal alone.
  let keys: NameSet
  /// Anywhere; where one of them stands alone it may be the type of a value, and nothing can be left out.
  let roots: NameSet
  /// In a file of views.
  let views: NameSet
  /// Names that tell that a file is of views.
  let viewMarks: NameSet
  /// Properties and methods that set the text of a control.
  let texts: NameSet
  let types: NameSet
  let keywords: NameSet
  /// Keywords that nest in each other where they follow each other.
  let prefixes: NameSet

  init(_ vocabulary: Vocabulary) {
    lookups = NameSet(
      Array(vocabulary.lookups.keys).filter { $0 != "String" && $0 != "AttributedString" }
        + Array(vocabulary.onKey.keys) + Array(LookupFunction.ofLibraryTypes.keys)
        + LookupName.all.sorted() + ["format", "localizedStringWithFormat", "enum", "Preview"]
        // Without them braces behind a value would be a closure.
        + ["didSet", "willSet"])
    keys = NameSet(["LocalizedStringResource"] + Array(LookupFunction.ofLibraryTypes.keys))
    roots = NameSet(vocabulary.roots.keys)
    views = NameSet(
      MeasureVocabulary.places.keys.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        + ["hex", "init", "preferredColorScheme", "colorScheme", "dynamicTypeSize", "environment"])
    viewMarks = NameSet(Array(ViewTypes.modules) + Array(ViewTypes.conformances) + Array(ViewTypes.results))
    texts = NameSet(TextRole.propertyNames + TextRole.methodNames + [TextRole.removal, TextAssignment.numberLookup])
    types = NameSet(["struct", "class", "enum", "actor", "extension", "protocol"])
    keywords = NameSet([
      "return", "in", "case", "if", "else", "guard", "where", "while", "try", "await", "throw", "is", "as", "let",
      "var",
      "switch", "do", "repeat", "for", "default", "yield",
    ])
    prefixes = NameSet(["any", "some", "each", "repeat", "if", "switch"])
  }
}
