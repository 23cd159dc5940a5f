import ICU
import Placeholders
import PositionedJSON
import StringTables

/// Writes one language of a catalog as an Application Resource Bundle.
struct ARBWriter {
  private let categories: Set<PluralCategory>
  private var losses: [String] = []
  private var names: [Int: String] = [:]
  private var types: [Int: String] = [:]

  static func text(of catalog: MessageCatalog, locale: String, log: inout LossLog) -> String {
    let rules = try? PluralRules(locale: locale)
    var members = [JSONOutput.Member(name: "@@locale", value: .string(LanguageTag.underscored(locale)))]
    for key in catalog.keys {
      guard let unit = key.units[locale] else { continue }
      TableWriter.reportStates(of: unit, key: key.name, locale: locale, log: &log)
      TableWriter.reportFacts(of: key, locale: locale, log: &log)
      guard !key.name.hasPrefix("@") else {
        log.add("the text, since a key with '@' is metadata", key: key.name, locale: locale, at: unit.origin)
        continue
      }
      var writer = ARBWriter(categories: rules?.categories ?? [])
      let segments = MessageSegments(unit.message)
      writer.collect(segments.segments, isTop: true)
      writer.settleNames()
      let text = writer.text(segments.segments, inPlural: false)
      for loss in segments.losses + writer.losses { log.add(loss, key: key.name, locale: locale, at: unit.origin) }
      members.append(.init(name: key.name, value: .string(text)))
      let comment = unit.comment ?? key.comment
      guard comment != nil || !writer.types.isEmpty else { continue }
      members.append(.init(name: "@" + key.name, value: writer.metadata(comment: comment)))
    }
    return JSONOutput.object(members).text
  }

  private init(categories: Set<PluralCategory>) { self.categories = categories }

  private func metadata(comment: String?) -> JSONOutput {
    .object { fields in
      fields["description"] = comment.map { .string($0) }
      guard !types.isEmpty else { return }
      fields["placeholders"] = .object { list in
        for (position, type) in types.sorted(by: { $0.key < $1.key }) {
          list[name(position)] = .object { $0["type"] = .string(type) }
        }
      }
    }
  }

  private func name(_ position: Int) -> String { names[position] ?? "arg\(position)" }

  /// Finds the type and the variable's name of each argument.
  private mutating func collect(_ segments: [Segment], isTop: Bool) {
    for segment in segments {
      switch segment {
      case .literal, .percent: continue
      case .argument(let position, let specifier, let written):
        note(position, specifier, written)
        if let name = specifier.name, names[position] == nil, Self.isName(name), !names.values.contains(name) {
          names[position] = name
        }
      case .plural(let plural):
        note(plural.position, FormatScanner.specifiers(in: "%" + plural.conversion).first, "%" + plural.conversion)
        if let name = plural.name, names[plural.position] == nil, Self.isName(name), !names.values.contains(name) {
          names[plural.position] = name
        } else if let name = plural.name, names[plural.position] != name {
          losses.append("the name '\(name)' of a variable")
        }
        for one in plural.cases { collect(one.segments, isTop: false) }
      }
    }
  }

  /// Names hold only where the order of the metadata gives the numbers of the arguments.
  private mutating func settleNames() {
    guard types.keys.sorted() != Array(1...max(types.count, 1)) else { return }
    losses += names.sorted { $0.key < $1.key }.map { "the name '\($0.value)' of a variable" }
    names = [:]
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    let isNumbered = name.hasPrefix("arg") && name.dropFirst(3).allSatisfy(\.isNumber)
    return !isNumbered
      && name.utf8.allSatisfy {
        $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
      }
  }

  private mutating func note(_ position: Int, _ specifier: FormatSpecifier?, _ written: String) {
    let type: String
    let plain: Bool
    switch specifier?.kind {
    case .argument(.object): (type, plain) = ("String", true)
    case .argument(.integer): (type, plain) = ("int", specifier?.length == "ll" && specifier?.conversion == 0x64)
    case .argument(.floatingPoint): (type, plain) = ("double", specifier?.conversion == 0x66 && specifier?.length == "")
    default: (type, plain) = ("String", false)
    }
    let isBare = specifier.map { $0.flags == [] && $0.width == nil && $0.precision == nil } ?? false
    if !plain || !isBare { losses.append("the format of '\(written)', which is a plain \(type)") }
    if let known = types[position], known != type {
      losses.append("that argument \(position) is also read as \(type)")
    } else {
      types[position] = type
    }
  }

  private mutating func text(_ segments: [Segment], inPlural: Bool) -> String {
    var text = ""
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .literal(let literal):
        let next = index + 1 < segments.count ? segments[index + 1] : nil
        text += Self.quoted(
          literal, inPlural: inPlural, isBeforeBrace: inPlural && next == nil || next?.isBraced == true)
      case .percent: text += "%"
      case .argument(let position, _, _): text += "{\(name(position))}"
      case .plural(let plural): text += self.text(plural)
      }
    }
    return text
  }

  private mutating func text(_ plural: Segment.Plural) -> String {
    var seen: Set<String> = []
    var cases = ""
    for (category, segments) in plural.cases {
      let isSelected = PluralCategory(rawValue: category).map(categories.contains) ?? false
      let selector = category == "zero" && !isSelected ? "=0" : category
      guard isSelected || selector == "=0", seen.insert(selector).inserted else {
        losses.append("the plural form '\(category)', which the language does not select")
        continue
      }
      cases += " \(selector){\(text(segments, inPlural: true))}"
    }
    if !seen.contains("other") {
      losses.append("that the plural has no form 'other', which ICU demands")
      cases += " other{\(text(plural.cases.last?.segments ?? [], inPlural: true))}"
    }
    return "{\(name(plural.position)), plural,\(cases)}"
  }

  /// A literal with quotes around what ICU would read as syntax.
  private static func quoted(_ literal: String, inPlural: Bool, isBeforeBrace: Bool) -> String {
    var output = ""
    var rest = literal.unicodeScalars[...]
    func isSyntax(_ scalar: Unicode.Scalar) -> Bool { scalar == "{" || scalar == "}" || scalar == "#" && inPlural }
    while let first = rest.first {
      guard first == "'" || isSyntax(first) else {
        output.unicodeScalars.append(first)
        rest.removeFirst()
        continue
      }
      let run = rest.prefix { $0 == "'" || isSyntax($0) }
      rest = rest[run.endIndex...]
      let apostrophes = run.prefix { $0 == "'" }
      let quoted = run[apostrophes.endIndex...]
      let isAlone = apostrophes.count == 1 && quoted.isEmpty && !(rest.isEmpty && isBeforeBrace)
      output += isAlone ? "'" : String(repeating: "''", count: apostrophes.count)
      if !quoted.isEmpty { output += "'" + quoted.map { $0 == "'" ? "''" : String($0) }.joined() + "'" }
    }
    return output
  }
}

extension Segment {
  fileprivate var isBraced: Bool {
    switch self {
    case .literal, .percent: false
    case .argument, .plural: true
    }
  }
}
