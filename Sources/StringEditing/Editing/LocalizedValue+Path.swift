import SourceText
import StringFormats

extension StringDocument {
  /// What a path of steps leads to.
  enum Branch {
    case text(SourceString)
    /// The last step names a branch that is not among these cases.
    case missing([Variant.Case])
  }

  func branch(of value: LocalizedValue, at path: [VariantStep], key: String) throws(EditError) -> Branch {
    switch value {
    case .other: throw .notText(key: key)
    case .text(let text):
      guard path.isEmpty else { throw .noSuchVariant(path, key: key) }
      return .text(text)
    case .varied(let value):
      guard case .substitution(let name) = path.first else {
        return try branch(of: value.format, at: path[...], whole: path, key: key)
      }
      guard let substitution = value.substitutions.last(where: { text($0.name).isSame(as: name) }) else {
        throw .noSuchVariant(path, key: key)
      }
      return try branch(of: substitution.variant, at: path.dropFirst(), whole: path, key: key)
    }
  }

  private func branch(
    of variant: Variant, at path: ArraySlice<VariantStep>, whole: [VariantStep], key: String
  ) throws(EditError) -> Branch {
    let cases: [Variant.Case]
    switch (variant, path.first) {
    case (.text(let text), nil): return .text(text.string)
    case (_, nil): throw .varies(key: key)
    case (.plural(let list), .plural), (.device(let list), .device), (.width(let list), .width): cases = list
    default: throw .noSuchVariant(whole, key: key)
    }
    let name = path.first?.selector ?? ""
    if let match = cases.last(where: { text($0.selector).isSame(as: name) }) {
      return try branch(of: match.variant, at: path.dropFirst(), whole: whole, key: key)
    }
    guard path.count == 1 else { throw .noSuchVariant(whole, key: key) }
    return .missing(cases)
  }
}
