import Messages
import Placeholders
import StringTables

/// A part of a message that is written out: the neutral form between printf, ICU and Android placeholders.
indirect enum Segment {
  case literal(String)
  /// A percent sign of a format.
  case percent
  case argument(position: Int, specifier: FormatSpecifier, written: String)
  case plural(Plural)

  /// A choice by number.
  struct Plural {
    let position: Int
    /// The variable's name; `nil` where the whole text varies.
    let name: String?
    /// The printf conversion of the number, as in “lld”.
    let conversion: String
    let cases: [(category: String, segments: [Segment])]
  }
}

/// Writes a message out as segments, and names what they do not hold.
struct MessageSegments {
  private let message: Message
  private let isFormat: Bool
  private(set) var segments: [Segment] = []
  private(set) var losses: [String] = []
  private var expansions = 0

  private static let maximumNesting = 8
  private static let maximumExpansions = 200

  init(_ message: Message) {
    self.message = message
    isFormat =
      !message.substitutions.isEmpty || !message.format.pluralCases.isEmpty
      || message.texts.contains { PrintfText.isFormat(FormatScanner.specifiers(in: $0.string)) }
    segments = segments(of: message.format, firstPosition: 1, substitution: nil, visiting: [])
  }

  private mutating func segments(
    of variant: Message.Variant, firstPosition: Int, substitution: Message.Substitution?, visiting: [String]
  ) -> [Segment] {
    switch variant {
    case .text(let text):
      return segments(of: text.string, firstPosition: firstPosition, substitution: substitution, visiting: visiting)
    case .device(let cases):
      guard let chosen = cases.first(where: { $0.selector.string == "other" }) ?? cases.first else { return [] }
      let others = cases.map(\.selector.string).filter { $0 != chosen.selector.string }
      if !others.isEmpty { losses.append("the texts for the devices \(others.quotedList)") }
      return segments(
        of: chosen.variant, firstPosition: firstPosition, substitution: substitution, visiting: visiting)
    case .width(let cases):
      guard let chosen = cases.widest.variant else { return [] }
      if cases.count > 1 { losses.append("the texts for smaller widths") }
      return segments(of: chosen, firstPosition: firstPosition, substitution: substitution, visiting: visiting)
    case .plural(let cases):
      let isWhole = substitution == nil
      let position =
        isWhole ? Message.selectingPosition(of: cases, default: firstPosition) : firstPosition
      let inner: [(category: String, segments: [Segment])] = cases.map { one in
        let first = isWhole ? 1 : firstPosition
        let segments = segments(
          of: one.variant, firstPosition: first, substitution: substitution, visiting: visiting)
        return (one.selector.string, segments)
      }
      let conversion =
        substitution?.specifier?.string ?? MessageParts.inferredSpecifier(of: variant) ?? "lld"
      return [
        .plural(
          .init(position: position, name: substitution?.name.string, conversion: conversion, cases: inner))
      ]
    }
  }

  private mutating func segments(
    of text: String, firstPosition: Int, substitution: Message.Substitution?, visiting: [String]
  ) -> [Segment] {
    let printf = PrintfText(text, isFormat: isFormat, firstPosition: firstPosition) {
      message.substitution(named: $0)?.argumentNumber
    }
    var found: [Segment] = []
    for piece in printf.pieces {
      switch piece {
      case .literal(let literal): found.appendMerged(.literal(literal))
      case .percent: found.append(.percent)
      case .argument(let specifier, let position, let written):
        found.append(.argument(position: position, specifier: specifier, written: written))
      case .value(let position):
        let own = "%" + (substitution?.specifier?.string ?? "lld")
        guard let specifier = FormatScanner.specifiers(in: own).first else { continue }
        found.append(.argument(position: position, specifier: specifier, written: own))
      case .variable(let name, let position, _):
        expansions += 1
        guard let inner = message.substitution(named: name), !visiting.contains(name),
          visiting.count < Self.maximumNesting, expansions <= Self.maximumExpansions
        else {
          losses.append("the variable '\(name)', which is not defined or nested in itself")
          found.append(.literal("%#@\(name)@"))
          continue
        }
        let expanded = segments(
          of: inner.variant, firstPosition: position, substitution: inner, visiting: visiting + [name])
        for segment in expanded { found.appendMerged(segment) }
      }
    }
    return found
  }
}

extension [Segment] {
  /// Adds `segment`; two literals in a row become one.
  fileprivate mutating func appendMerged(_ segment: Segment) {
    if case .literal(let text) = segment, case .literal(let before)? = last {
      self[count - 1] = .literal(before + text)
    } else {
      append(segment)
    }
  }

  /// Whether a value of the argument list is shown or chosen by.
  var hasArguments: Bool {
    contains {
      switch $0 {
      case .literal, .percent: false
      case .argument, .plural: true
      }
    }
  }

  /// The segments as one choice of whole texts, where one plural stands among them.
  ///
  /// Further plurals, and those inside of it, keep their form “other”, and are named.
  func distributed(_ losses: inout [String]) -> Segment.Plural? {
    guard let index = firstIndex(where: { if case .plural = $0 { true } else { false } }),
      case .plural(let plural) = self[index]
    else { return nil }
    let rest = self[(index + 1)...].flattened(&losses)
    var inner: [String] = []
    let cases = plural.cases.map { one in
      (one.category, self[..<index] + one.segments[...].flattened(&inner) + rest)
    }
    losses += Set(inner).sorted()
    return Segment.Plural(
      position: plural.position, name: plural.name, conversion: plural.conversion,
      cases: cases.map { ($0.0, Array($0.1)) })
  }
}

extension ArraySlice<Segment> {
  /// The segments with each plural's form “other” in its place.
  fileprivate func flattened(_ losses: inout [String], depth: Int = 0) -> [Segment] {
    flatMap { segment -> [Segment] in
      guard case .plural(let plural) = segment else { return [segment] }
      let name = plural.name.map { " '\($0)'" } ?? ""
      losses.append("the plural forms of the variable\(name) but 'other', since one variable can vary")
      let other = plural.cases.last { $0.category == "other" } ?? plural.cases.last
      return depth < 16 ? (other?.segments ?? [])[...].flattened(&losses, depth: depth + 1) : []
    }
  }
}

extension [String] {
  var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
