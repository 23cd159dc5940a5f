import Messages
import SourceText
import StringTables

/// Makes a message with printf placeholders from an ICU message.
struct ICUMessageMaker {
  private let range: ByteRange
  /// By name: the argument's number and the type that the metadata gives.
  private let positions: [String: Int]
  private let types: [String: String]
  private let isNumbered: Bool
  private let hasArguments: Bool
  private(set) var losses: [String] = []
  private var substitutions: [Message.Substitution] = []

  /// - Parameter placeholders: Names and types of the metadata, in its order.
  init(_ nodes: [ICUNode], placeholders: [(name: String, type: String?)], range: ByteRange) {
    self.range = range
    var names = placeholders.map(\.name)
    for name in nodes.argumentNames where !names.contains(name) { names.append(name) }
    var positions: [String: Int] = [:]
    for (index, name) in names.enumerated() { positions[name] = Self.number(in: name) ?? index + 1 }
    self.positions = positions
    types = Dictionary(placeholders.map { ($0.name, $0.type ?? "") }) { $1 }
    let used = Set(nodes.argumentNames.compactMap { positions[$0] })
    hasArguments = !used.isEmpty
    isNumbered = !used.isEmpty && (used != [1] || nodes.mostPlaceholders > 1)
    for name in nodes.argumentNames where Self.number(in: name) == nil && !nodes.hasPlural(of: name) {
      losses.append("the name '\(name)' of argument \(positions[name] ?? 1)")
    }
  }

  /// 3 of “arg3” or “2”, which ICU counts from 0.
  private static func number(in name: String) -> Int? {
    if let zeroBased = Int(name), (0..<99).contains(zeroBased) { return zeroBased + 1 }
    guard name.hasPrefix("arg"), let number = Int(name.dropFirst(3)), (1...99).contains(number) else { return nil }
    return number
  }

  mutating func message(_ nodes: [ICUNode]) -> Message {
    if nodes.count == 1, case .plural(let name, let kind, let list) = nodes[0], kind == "plural",
      Self.number(in: name) != nil, !list.contains(where: { $0.nodes.hasPlural(of: nil) })
    {
      let cases = cases(list, name: name)
      if Message.selectingPosition(of: cases, default: 1) == positions[name] ?? 1 {
        return Message(format: .plural(cases))
      }
    }
    let text = text(nodes, inside: nil, depth: 0)
    return Message(format: .text(located(text)), substitutions: substitutions)
  }

  private func located(_ text: String) -> LocatedText { LocatedText(text, range: range) }

  /// Plural forms by category: `=0` is “zero”, and `=1` is “one” where there is no other.
  private mutating func cases(
    _ list: [(selector: String, nodes: [ICUNode])], name: String, depth: Int = 0
  ) -> [Message.Variant.Case] {
    var cases: [Message.Variant.Case] = []
    var seen: Set<String> = []
    let selectors = list.map(\.selector)
    for one in list {
      var category = one.selector
      if category == "=0" {
        category = "zero"
      } else if category == "=1", !selectors.contains("one") {
        category = "one"
        losses.append("that the form '=1' of '\(name)' holds for 1 alone: it is 'one'")
      }
      let isKnown = ["zero", "one", "two", "few", "many", "other"].contains(category)
      guard isKnown, one.selector != "zero" || !selectors.contains("=0"), seen.insert(category).inserted else {
        losses.append("the form '\(one.selector)' of '\(name)'")
        continue
      }
      let text = text(one.nodes, inside: name, depth: depth + 1)
      cases.append(Message.Variant.Case(selector: located(category), variant: .text(located(text))))
    }
    return cases
  }

  private mutating func text(_ nodes: [ICUNode], inside plural: String?, depth: Int) -> String {
    guard depth < 40 else { return "" }
    return nodes.map { node in
      switch node {
      case .literal(let text):
        return hasArguments ? text.components(by: "%").joined(separator: "%%") : text
      case .number: return placeholder(plural ?? "", type: "number", isCounted: true)
      case .argument(let name, let type): return placeholder(name, type: type, isCounted: name == plural)
      case .select(let name, let cases):
        let dropped = cases.map(\.selector).filter { $0 != "other" }
        losses.append("the choice by '\(name)': the texts for \(dropped.quotedList)")
        return text(cases.last { $0.selector == "other" }?.nodes ?? [], inside: plural, depth: depth + 1)
      case .plural(let name, let kind, let list):
        if kind != "plural" { losses.append("that '\(name)' chooses by order ('selectordinal'): it is a plural") }
        return variable(name, list, depth: depth)
      }
    }.joined()
  }

  private mutating func variable(
    _ name: String, _ list: [(selector: String, nodes: [ICUNode])], depth: Int
  ) -> String {
    let cases = cases(list, name: name, depth: depth)
    var unique = name
    while substitutions.contains(where: { $0.name.string == unique }) { unique += "_" }
    let specifier = types[name] == "double" || types[name] == "num" ? "f" : "lld"
    substitutions.append(
      .init(
        name: located(unique), argumentNumber: nil, specifier: located(specifier), variant: .plural(cases)))
    return isNumbered ? "%\(positions[name] ?? 1)$#@\(unique)@" : "%#@\(unique)@"
  }

  private mutating func placeholder(_ name: String, type: String?, isCounted: Bool) -> String {
    let declared = types[name] ?? ""
    let conversion: String
    switch declared {
    case "double", "num": conversion = "f"
    case "int": conversion = "lld"
    case "String": conversion = "@"
    case "" where isCounted: conversion = "lld"
    case "" where type == nil: conversion = "@"
    case "" where type?.hasPrefix("number") == true: conversion = "lld"
    default:
      conversion = "@"
      losses.append("the type '\(declared.isEmpty ? type ?? "" : declared)' of '\(name)', which is a text")
    }
    if let type, type != "number" { losses.append("the style '\(type)' of '\(name)'") }
    return isNumbered ? "%\(positions[name] ?? 1)$\(conversion)" : "%\(conversion)"
  }
}

extension [ICUNode] {
  /// Whether a plural chooses by that argument, or by any.
  func hasPlural(of wanted: String?) -> Bool {
    contains { node in
      switch node {
      case .literal, .argument, .number: false
      case .plural(let name, _, let cases):
        wanted == nil || name == wanted || cases.contains { $0.nodes.hasPlural(of: wanted) }
      case .select(_, let cases): cases.contains { $0.nodes.hasPlural(of: wanted) }
      }
    }
  }
}
