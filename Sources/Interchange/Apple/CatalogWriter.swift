import Messages
import PositionedJSON
import StringEditing
import StringFormats

/// Writes a String Catalog from the neutral form.
struct CatalogWriter {
  private var log: LossLog

  private init(_ log: LossLog) { self.log = log }

  /// The bytes as Xcode writes them, key by key: no more than one of them is held as a value.
  static func bytes(of catalog: MessageCatalog, log: inout LossLog) -> [UInt8] {
    var writer = CatalogWriter(log)
    defer { log = writer.log }
    let order = catalog.keys.indices.sorted { KeyOrder.xcode.areInOrder(catalog.keys[$0].name, catalog.keys[$1].name) }
    var json = JSONWriter(.xcode, .standard)
    json.object {
      $0.member("sourceLanguage", catalog.sourceLanguage)
      $0.key("strings")
      $0.object {
        for number in order {
          $0.key(escaping: catalog.keys[number].name)
          $0.value(writer.json(catalog.keys[number], of: catalog).sorted(.xcode))
        }
      }
      $0.member("version", "1.0")
    }
    return json.bytes
  }

  private mutating func json(_ key: MessageCatalog.Key, of catalog: MessageCatalog) -> JSONOutput {
    var localizations: [JSONOutput.Member] = []
    for (locale, unit) in key.units.sorted(by: { $0.key < $1.key }) where !unit.isImplicit {
      if let comment = unit.comment, comment != key.comment {
        log.add("a comment of its own, since a catalog has one for all", key: key.name, locale: locale, at: unit.origin)
      }
      localizations.append(.init(name: locale, value: localization(unit, key: key.name, locale: locale)))
    }
    return .object {
      $0["comment"] = key.comment.map { .string($0) }
      $0["extractionState"] = key.extractionState.map { .string($0) }
      $0["localizations"] = localizations.isEmpty ? nil : .object(localizations)
      $0["shouldTranslate"] = key.isTranslatable ? nil : .bool(false)
    }
  }

  private mutating func localization(_ unit: MessageCatalog.Unit, key: String, locale: String) -> JSONOutput {
    var index = 0
    func report(_ what: String) { log.add(what, key: key, locale: locale, at: unit.origin) }
    var fields = Self.members(of: unit.message.format, unit, &index, report)
    var substitutions: [JSONOutput.Member] = []
    var seen: Set<String> = []
    for substitution in unit.message.substitutions {
      let variant = Self.members(of: substitution.variant, unit, &index, report)
      guard !variant.isEmpty, seen.insert(substitution.name.string).inserted else {
        report("the variable '\(substitution.name.string)', which \(variant.isEmpty ? "has no text" : "comes twice")")
        continue
      }
      let facts = [
        substitution.argumentNumber.map { JSONOutput.Member(name: "argNum", value: .integer($0)) },
        substitution.specifier.map { JSONOutput.Member(name: "formatSpecifier", value: .string($0.string)) },
      ]
      substitutions.append(.init(name: substitution.name.string, value: .object(facts.compactMap(\.self) + variant)))
    }
    if !substitutions.isEmpty { fields.append(.init(name: "substitutions", value: .object(substitutions))) }
    return .object(fields)
  }

  private static func members(
    of variant: Message.Variant, _ unit: MessageCatalog.Unit, _ index: inout Int, _ report: (String) -> Void
  ) -> [JSONOutput.Member] {
    func cases(_ kind: String, _ cases: [Message.Variant.Case]) -> [JSONOutput.Member] {
      var seen: Set<String> = []
      let members: [JSONOutput.Member] = cases.compactMap { one in
        let value = Self.members(of: one.variant, unit, &index, report)
        guard seen.insert(one.selector.string).inserted else {
          report("a second '\(one.selector.string)'")
          return nil
        }
        return value.isEmpty ? nil : .init(name: one.selector.string, value: .object(value))
      }
      guard !members.isEmpty else { return [] }
      return [.init(name: "variations", value: .object([.init(name: kind, value: .object(members))]))]
    }
    switch variant {
    case .text(let text):
      let state = unit.state(of: index)
      index += 1
      let known = state == .unknown ? EntryState.needsReview : state ?? .translated
      return [
        .init(
          name: "stringUnit",
          value: .object([
            .init(name: "state", value: .string(known.rawValue)), .init(name: "value", value: .string(text.string)),
          ]))
      ]
    case .plural(let list): return cases("plural", list)
    case .device(let list): return cases("device", list)
    case .width(let list):
      let (widest, at) = list.widest
      report("the texts for smaller widths, of which a catalog has none")
      var place = index + at
      index += list.reduce(0) { $0 + $1.variant.texts.count }
      return widest.map { Self.members(of: $0, unit, &place, report) } ?? []
    }
  }
}

extension [Message.Variant.Case] {
  /// The text for the largest width, and how many texts stand before it.
  var widest: (variant: Message.Variant?, index: Int) {
    var found: (width: Int, variant: Message.Variant?, index: Int) = (-1, nil, 0)
    var index = 0
    for one in self {
      let width = Int(one.selector.string) ?? 0
      if width > found.width { found = (width, one.variant, index) }
      index += one.variant.texts.count
    }
    return (found.variant, found.index)
  }
}
