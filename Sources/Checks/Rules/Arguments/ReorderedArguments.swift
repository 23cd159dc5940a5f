import Placeholders

extension Rule {
  /// Flags a translation that changes the order of its arguments without giving their positions.
  static let reorderedArguments = Rule(
    id: "reordered-arguments",
    summary: "A translation changes the order of placeholders of different types, or of variables, without positions.",
    rationale: "Arguments are read in the order of the text: a number is read as an address, and the app crashes.",
    example: RuleExample(
      bad: .translation("%lld of %@", "%@: %lld", to: "de"),
      good: .translation("%lld of %@", "%2$@: %1$lld", to: "de")),
    severity: .error,
    check: .differences { difference in
      guard case .order(let source, let translation) = difference.kind else { return nil }
      let (own, wanted) = (translation.joined(separator: ", "), source.joined(separator: ", "))
      let advice = positioned(translation, as: source).map { ", as in '\($0.joined(separator: ", "))'" } ?? ""
      let outcome =
        source.allSatisfy { $0.hasPrefix("%#@") } ? "their values are exchanged" : "the app would crash or show garbage"
      return "translation reads \(own) where the source reads \(wanted): \(outcome); give the positions\(advice)"
    })

  /// The placeholders of a translation with the positions that they have in its source; of several of one type the
  /// first takes the first. `nil` where there is none of a type.
  private static func positioned(_ translation: [String], as source: [String]) -> [String]? {
    func type(_ specifier: String) -> ArgumentType? { ArgumentSignature(of: specifier).arguments.first?.type }
    var open = source.map(type)
    var found: [String] = []
    for specifier in translation {
      let same = source.indices.first { source[$0] == specifier && open[$0] != nil }
      guard let own = type(specifier),
        let place = same ?? open.firstIndex(where: { $0?.isCompatible(with: own) ?? false })
      else { return nil }
      open[place] = nil
      found.append("%\(place + 1)$\(specifier.dropFirst())")
    }
    return found
  }
}
