import SourceFacts

// Bundles that code names: those of libraries have tables that nobody here sees.
extension KeyLookup {
  /// Whether a bundle has a name that nothing in the project declares: that of a library, as in `.iPtProxyUI`.
  func isUndeclared(_ bundle: String?) -> Bool {
    guard let bundles, let bundle else { return false }
    let parts = bundle.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, ["", "Bundle"].contains(parts[0]), parts[1].utf8.allSatisfy({ $0 < 0x80 }),
      parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return false }
    return !["main", "module"].contains(parts[1]) && !bundles.contains(String(parts[1]))
  }

  /// The names of bundles that code declares; `nil` where no declarations were read.
  static func bundles(in files: [ScannedFile]) -> Set<String>? {
    var names: Set<String>?
    for file in files where !file.facts.declarations.isEmpty {
      var found = names ?? []
      for declaration in file.facts.declarations {
        guard let owner = declaration.owner, ["Bundle", "NSBundle"].contains(file.facts.declarations[owner].name) else {
          continue
        }
        found.insert(declaration.name)
      }
      names = found
    }
    return names
  }
}
