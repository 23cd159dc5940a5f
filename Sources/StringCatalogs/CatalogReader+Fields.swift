import SourceText
import StringFormats

/// What a catalog says that nothing reads: a misspelt field, a key beside the strings, an unknown version or state.
extension CatalogReader {
  mutating func checkField(_ field: Int, in owner: CatalogField.Owner) {
    // The fields that nearly all objects have, without decoding their names.
    if owner.common.contains(where: { document.holds($0, at: field) }) { return }
    guard let found = CatalogField.misspelling(of: document.string(of: field), in: owner) else { return }
    report(found.message, field, effect: found.losesTexts ? .readsOn : .losesNoText)
  }

  /// A state, or another name of a few.
  mutating func checkName(at node: Int, in known: [StaticString], _ what: String) {
    if known.contains(where: { document.holds($0, at: node) }) { return }
    let name = document.isString(node) ? document.string(of: node) : ""
    let advice = NearestName.of(name, in: known.map(\.description)).map { ": did you mean '\($0)'?" } ?? ""
    report("unknown \(what) '\(name)'\(advice)", node, effect: .losesNoText)
  }

  /// A member of the catalog itself beside those that are known.
  mutating func checkBeside() {
    let name = document.string(of: 0)
    let isEntry =
      document.value(of: "localizations", in: 1) != nil || document.value(of: "extractionState", in: 1) != nil
    if isEntry {
      report("the key '\(name)' stands beside 'strings', where Xcode does not see it: move it into 'strings'", 0)
    } else {
      checkField(0, in: .catalog)
    }
  }

  mutating func checkVersion() {
    let name = document.isString(1) ? document.string(of: 1) : ""
    // Xcode 15 to 27 have written 1.0 to 1.3, which differ in fields alone.
    guard !name.hasPrefix("1.") else { return }
    report(
      "the version '\(name)' is not known here: what it has that others have not is not read", 1, effect: .losesNoText)
  }
}

extension CatalogField.Owner {
  /// Of those the fields that nearly all have.
  fileprivate var common: [StaticString] {
    switch self {
    case .unit: ["state", "value"]
    case .localization: ["stringUnit", "variations"]
    case .substitution: ["argNum", "formatSpecifier", "variations"]
    case .catalog, .entry: []
    }
  }
}
