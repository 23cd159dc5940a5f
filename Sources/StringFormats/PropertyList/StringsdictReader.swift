import SourceText

/// Reads the entries of a `.stringsdict` from its property list.
struct StringsdictReader {
  private let tape: PropertyListTape
  private let bytes: [UInt8]
  private let encoding: TextEncoding

  init(_ tape: PropertyListTape, _ bytes: [UInt8]) {
    self.tape = tape
    self.bytes = bytes
    encoding = FileEncoding(of: bytes).text
  }

  func read(into reading: inout Reading) { readTable(0, origin: nil, into: &reading) }

  /// Reads the members of a dictionary as keys with their texts or rules.
  func readTable(_ table: Int, origin: EntryOrigin?, into reading: inout Reading) {
    for (key, value) in tape.members(of: table) {
      guard let name = tape.string(at: key) else { continue }
      var value = (node: value, localized: LocalizedValue.other(tape.outerRange(of: value)))
      if let text = tape.string(at: value.node) {
        value.localized = .text(text)
      } else if tape.shape(of: value.node) == .dictionary {
        value.localized = localizedValue(of: value.node, key: name, into: &reading)
      } else {
        report("the value of '\(text(name))' is no dictionary", name.range, into: &reading)
      }
      reading.entries.append(tape.entry(name, value.localized, key: key, value: value.node, origin: origin))
    }
  }

  private func localizedValue(of node: Int, key: SourceString, into reading: inout Reading) -> LocalizedValue {
    var format: Variant?
    var rules = 0
    var substitutions: [Substitution] = []
    for (member, value) in tape.members(of: node) {
      guard let name = tape.string(at: member) else { continue }
      switch word(name) {
      case .format:
        rules += 1
        if let string = tape.string(at: value) {
          format = .text(VariantText(string))
        } else {
          report("the format of '\(text(key))' is no string", name.range, into: &reading)
        }
      case .width:
        rules += 1
        format = format ?? .width(cases(of: value, rule: "width", into: &reading) { Int($0) != nil })
      case .device:
        rules += 1
        format = format ?? .device(cases(of: value, rule: "device", into: &reading) { _ in true })
      default:
        guard tape.shape(of: value) == .dictionary else {
          // What no text names is a note, as 'Comment'.
          if tape.string(at: value) != nil, !isNamed(text(name), in: tape.outerRange(of: node)) { continue }
          report("'\(text(name))' is no dictionary of plural forms", name.range, into: &reading)
          continue
        }
        substitutions.append(substitution(name, value, into: &reading))
      }
    }
    if rules > 1 {
      report("'\(text(key))' has several rules at once: a format, widths or devices", key.range, into: &reading)
    }
    if let format { return .varied(VariedValue(format: format, substitutions: substitutions)) }
    report("'\(text(key))' has no NSStringLocalizedFormatKey, so that its key is shown", key.range, into: &reading)
    return .other(tape.outerRange(of: node))
  }

  /// Whether a text of an entry shows a variable.
  private func isNamed(_ variable: String, in entry: ByteRange) -> Bool {
    String(decoding: bytes[entry.indices], as: UTF8.self).contains("#@\(variable)@")
  }

  private func substitution(_ name: SourceString, _ node: Int, into reading: inout Reading) -> Substitution {
    var specifier: SourceString?
    var forms: [Variant.Case] = []
    var hasRule = false
    for (member, value) in tape.members(of: node) {
      guard let selector = tape.string(at: member) else { continue }
      guard let string = tape.string(at: value) else {
        report("'\(text(selector))' of '\(text(name))' is no string", selector.range, into: &reading)
        continue
      }
      let word = word(selector)
      switch word {
      case .rule:
        hasRule = true
        if self.word(string) != .plural {
          report("unknown rule '\(text(string))'", string.range, hint: "write 'NSStringPluralRuleType'", into: &reading)
        }
      case .type: specifier = string
      default:
        if word != .category {
          let hint = "one of zero, one, two, few, many, other"
          report(
            "unknown plural category '\(text(selector))' of '\(text(name))'", selector.range, hint: hint, into: &reading
          )
        }
        forms.append(Variant.Case(selector: selector, variant: .text(VariantText(string))))
      }
    }
    if !hasRule { report("'\(text(name))' has no NSStringFormatSpecTypeKey", name.range, into: &reading) }
    return Substitution(
      name: name, argumentNumber: nil, specifier: specifier, variant: .plural(forms), range: tape.outerRange(of: node))
  }

  /// The words that a table is made of.
  private enum Word {
    case format, width, device, rule, plural, type, category
  }

  private static let words: [(StaticString, Word)] = [
    ("other", .category), ("one", .category), ("few", .category), ("many", .category), ("two", .category),
    ("zero", .category), ("NSStringLocalizedFormatKey", .format), ("NSStringFormatSpecTypeKey", .rule),
    ("NSStringFormatValueTypeKey", .type), ("NSStringPluralRuleType", .plural),
    ("NSStringVariableWidthRuleType", .width), ("NSStringDeviceSpecificRuleType", .device),
  ]

  /// The word that a string is; `nil` for any other.
  private func word(_ string: SourceString) -> Word? {
    func find(_ text: UnsafeBufferPointer<UInt8>) -> Word? {
      for (word, meaning) in Self.words
      where word.utf8CodeUnitCount == text.count
        && UnsafeBufferPointer(start: word.utf8Start, count: text.count).hasSameBytes(as: text)
      {
        return meaning
      }
      return nil
    }
    if string.coding == .xml, encoding == .utf8 {
      let found = bytes.withUnsafeBufferPointer { find(UnsafeBufferPointer(rebasing: $0[string.range.indices])) }
      if let found { return found }
      // Entities may stand for letters.
      if !bytes[string.range.indices].contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) {
        return nil
      }
    }
    var text = text(string)
    return text.withUTF8(find)
  }

  private func cases(
    of node: Int, rule: String, into reading: inout Reading, isKnown: (String) -> Bool
  ) -> [Variant.Case] {
    if tape.shape(of: node) != .dictionary {
      report("the \(rule) rule is no dictionary", tape.outerRange(of: node), into: &reading)
    }
    var cases: [Variant.Case] = []
    for (member, value) in tape.members(of: node) {
      guard let selector = tape.string(at: member) else { continue }
      if !isKnown(text(selector)) { report("unknown \(rule) '\(text(selector))'", selector.range, into: &reading) }
      if let string = tape.string(at: value) {
        cases.append(Variant.Case(selector: selector, variant: .text(VariantText(string))))
      } else {
        report("the text for \(rule) '\(text(selector))' is no string", selector.range, into: &reading)
      }
    }
    return cases
  }

  private func text(_ string: SourceString) -> String { string.text(in: bytes, encoding) }

  private func report(_ message: String, _ range: ByteRange, hint: String? = nil, into reading: inout Reading) {
    guard !reading.hasTooManyDefects else { return }
    reading.report(Defect(.readsOn, message, range: range, hint: hint))
  }
}
