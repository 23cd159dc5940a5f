import ICU
import StringFormats
import StringTables

/// Writes one language of a catalog as Android's string resources.
struct AndroidWriter {
  private let locale: String
  private let rules: PluralRules?
  private var log: LossLog
  private var text = ""
  private var names: Set<String> = []

  static func text(of catalog: MessageCatalog, locale: String, log: inout LossLog) -> String {
    var writer = AndroidWriter(locale, log)
    let arrays = Self.arrays(of: catalog, locale: locale)
    var written: Set<String> = []
    for key in catalog.keys {
      guard let unit = key.units[locale] else { continue }
      if let array = Self.arrayName(of: key.name), let keys = arrays[array] {
        if written.insert(array).inserted { writer.append(array, keys) }
      } else {
        writer.append(key, unit)
      }
    }
    log = writer.log
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(writer.text)</resources>\n"
  }

  private init(_ locale: String, _ log: LossLog) {
    self.locale = locale
    rules = try? PluralRules(locale: locale)
    self.log = log
  }

  /// The arrays whose elements are there from 0 on, without variations.
  private static func arrays(of catalog: MessageCatalog, locale: String) -> [String: [MessageCatalog.Key]] {
    var arrays: [String: [MessageCatalog.Key]] = [:]
    var broken: Set<String> = []
    for key in catalog.keys {
      guard let unit = key.units[locale], let name = arrayName(of: key.name) else { continue }
      if unit.message.plainText == nil || key.name != "\(name)[\(arrays[name]?.count ?? 0)]" { broken.insert(name) }
      arrays[name, default: []].append(key)
    }
    return arrays.filter { !broken.contains($0.key) }
  }

  /// “days” of `days[3]`.
  private static func arrayName(of key: String) -> String? {
    guard key.hasSuffix("]"), let open = key.lastIndex(of: "["), open != key.startIndex else { return nil }
    let digits = key[key.index(after: open)...].dropLast()
    return digits.isEmpty || !digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? nil : String(key[..<open])
  }

  private mutating func append(_ array: String, _ keys: [MessageCatalog.Key]) {
    let units = keys.compactMap { key in key.units[locale].map { (key, $0) } }
    guard let first = units.first else { return }
    let comments = units.map { $0.1.comment ?? $0.0.comment }
    for (index, comment) in comments.enumerated() where comment != comments[0] {
      lose("a comment of its own, since an array has one", units[index].0, units[index].1)
    }
    for (key, unit) in units { reportFacts(of: key, unit) }
    let isTranslatable = units.allSatisfy(\.0.isTranslatable)
    if !isTranslatable, units.contains(where: \.0.isTranslatable) {
      lose("that only some elements are translated", first.0, first.1)
    }
    append(comment: comments[0], first.0, first.1)
    let written = uniqueName(array)
    if !written.utf8.elementsEqual(array.utf8) {
      for (index, (key, unit)) in units.enumerated() { loseName(key, unit, written: "\(written)[\(index)]") }
    }
    text += "  <string-array name=\"\(written)\"\(isTranslatable ? "" : Self.untranslatable)>\n"
    for (key, unit) in units {
      let segments = segments(of: key, unit)
      text += "    <item>\(encoded(segments, key, unit, isFormat: segments.hasArguments))</item>\n"
    }
    text += "  </string-array>\n"
  }

  private static let untranslatable = " translatable=\"false\""

  private mutating func append(_ key: MessageCatalog.Key, _ unit: MessageCatalog.Unit) {
    reportFacts(of: key, unit)
    append(comment: unit.comment ?? key.comment, key, unit)
    let name = uniqueName(key.name)
    if !name.utf8.elementsEqual(key.name.utf8) { loseName(key, unit, written: name) }
    let segments = segments(of: key, unit)
    var losses: [String] = []
    guard let plural = segments.distributed(&losses) else {
      let mark = key.isTranslatable ? "" : Self.untranslatable
      let content = encoded(segments, key, unit, isFormat: segments.hasArguments)
      text += "  <string name=\"\(name)\"\(mark)>\(content)</string>\n"
      return
    }
    if !key.isTranslatable { losses.append("the mark 'do not translate', which a plural does not have") }
    if let name = plural.name { losses.append("the name '\(name)' of the variable") }
    if plural.position != 1 {
      losses.append("that argument \(plural.position) selects the form: the app passes the number to getQuantityString")
    }
    for loss in losses { lose(loss, key, unit) }
    text += "  <plurals name=\"\(name)\">\n"
    var seen: Set<String> = []
    for (category, segments) in plural.cases {
      guard let known = PluralCategory(rawValue: category), rules?.categories.contains(known) ?? true,
        seen.insert(category).inserted
      else {
        lose("the plural form '\(category)', which Android does not select in this language", key, unit)
        continue
      }
      let content = encoded(segments, key, unit, isFormat: true)
      text += "    <item quantity=\"\(category)\">\(content)</item>\n"
    }
    text += "  </plurals>\n"
  }

  private mutating func reportFacts(of key: MessageCatalog.Key, _ unit: MessageCatalog.Unit) {
    TableWriter.reportStates(of: unit, key: key.name, locale: locale, log: &log)
    TableWriter.reportFacts(of: key.translatable, locale: locale, log: &log)
  }

  private mutating func append(comment: String?, _ key: MessageCatalog.Key, _ unit: MessageCatalog.Unit) {
    guard let comment else { return }
    if let loss = XMLOutput.loss(ofComment: comment) { lose(loss, key, unit) }
    text += "  <!-- \(XMLOutput.comment(comment)) -->\n"
  }

  private mutating func segments(of key: MessageCatalog.Key, _ unit: MessageCatalog.Unit) -> [Segment] {
    let message = MessageSegments(unit.message)
    for loss in message.losses { lose(loss, key, unit) }
    return message.segments
  }

  private mutating func encoded(
    _ segments: [Segment], _ key: MessageCatalog.Key, _ unit: MessageCatalog.Unit, isFormat: Bool
  ) -> String {
    var losses: [String] = []
    let text = JavaFormat.text(segments, isFormat: isFormat, losses: &losses)
    for loss in losses { lose(loss, key, unit) }
    return AndroidText.encoded(text)
  }

  /// The name of a resource: letters, digits, `_`, `.` and `-`, the first a letter or `_`.
  private mutating func uniqueName(_ name: String) -> String {
    var output = ""
    for scalar in name.unicodeScalars {
      let isStart = scalar == "_" || scalar.properties.isXIDStart
      let isKept = isStart || !output.isEmpty && (scalar.properties.isXIDContinue || scalar == "." || scalar == "-")
      if output.isEmpty, !isStart, scalar.properties.isXIDContinue { output = "_" }
      output.unicodeScalars.append(isKept || scalar.properties.isXIDContinue ? scalar : "_")
    }
    if output.isEmpty { output = "_" }
    while !names.insert(output).inserted { output += "_" }
    return output
  }

  private mutating func loseName(_ key: MessageCatalog.Key, _ unit: MessageCatalog.Unit, written: String) {
    lose("the key itself, which is no name in Android: it is written '\(written)'", key, unit)
  }

  private mutating func lose(_ what: String, _ key: MessageCatalog.Key, _ unit: MessageCatalog.Unit) {
    log.add(what, key: key.name, locale: locale, at: unit.origin)
  }
}

extension MessageCatalog.Key {
  /// The key without its mark, where the format has one of its own.
  var translatable: MessageCatalog.Key {
    var key = self
    key.isTranslatable = true
    return key
  }
}
