import ICU
import Messages
import StringFormats

extension Rule {
  /// Flags a variation that Xcode refuses.
  static let invalidVariation = Rule(
    id: "invalid-variation",
    summary: "A catalog entry varies in a way that Xcode rejects.",
    rationale: "Xcode does not build the catalog, or leaves the entry out, so that its key is shown.",
    example: RuleExample(
      bad: .plural(["one": "%lld Tag", "others": "%lld Tage", "other": "%lld Tage"], in: "de"),
      good: .plural(["one": "%lld Tag", "other": "%lld Tage"], in: "de")),
    severity: .error,
    check: .variation(on: .catalog) { entry, report in
      guard entry.entry.format == .xcstrings else { return }
      let message = entry.message
      if case .plural(let cases) = message.format, !message.substitutions.isEmpty, let first = cases.first {
        report.add(
          "'\(entry.key)' has substitutions and no text of its own that they belong to: Xcode rejects it",
          at: first.selector.range, of: entry)
      }
      for variant in [message.format] + message.substitutions.map(\.variant) {
        for flaw in variant.flaws { report.add(flaw.message, at: flaw.selector.range, of: entry) }
      }
    })
}

extension Message.Variant {
  fileprivate typealias Flaw = (message: String, selector: LocatedText)

  /// What Xcode refuses of a choice, with the case that it is about.
  fileprivate var flaws: [Flaw] {
    switch self {
    case .text: return []
    case .width(let cases):
      return Self.repetitions(cases) + cases.flatMap(\.variant.flaws)
    case .plural(let cases):
      return Self.repetitions(cases)
        + cases.flatMap { one -> [Flaw] in
          let name = one.selector.string
          if PluralCategory(rawValue: name) == nil {
            let advice = "it is one of zero, one, two, few, many, other"
            return [("'\(name)' is no plural form: \(advice)", one.selector)]
          }
          if case .text = one.variant { return [] }
          return [("the form '\(name)' varies further: Xcode rejects it; vary by device first", one.selector)]
        }
    case .device(let cases):
      return Self.repetitions(cases)
        + cases.flatMap { one -> [Flaw] in
          let name = one.selector.string
          if !Self.devices.contains(name) {
            let advice = "it is one of " + Self.devices.joined(separator: ", ")
            return [("'\(name)' is no device: \(advice)", one.selector)]
          }
          if case .text = one.variant { return [] }
          if name == "other" {
            return [("the device 'other' varies further: Xcode rejects it; name the devices", one.selector)]
          }
          if case .device = one.variant { return [("the device '\(name)' varies by device again", one.selector)] }
          return one.variant.flaws
        }
    }
  }

  private static let devices = [
    "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
  ]

  private static func repetitions(_ cases: [Message.Variant.Case]) -> [Flaw] {
    var seen: Set<String> = []
    return cases.filter { !seen.insert($0.selector.string).inserted }.map {
      ("the form '\($0.selector.string)' stands here for the second time", $0.selector)
    }
  }
}
