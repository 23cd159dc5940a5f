import SourceText
import StringFormats

/// The texts of a localization, and what they vary by.
extension CatalogReader {
  mutating func substitution(_ name: Int, _ node: Int) -> Substitution? {
    let defects = reading.defects.count
    forEachMember(of: node) { reader, field, _ in reader.checkField(field, in: .substitution) }
    guard document.isObject(node), let variant = variant(of: node) else {
      if reading.defects.count == defects {
        report("the substitution '\(document.string(of: name))' holds no variations", node)
      }
      return nil
    }
    let number = document.value(of: "argNum", in: node).flatMap(document.number).flatMap { Int(exactly: $0) }
    let specifier = stringIfAny(at: document.value(of: "formatSpecifier", in: node))
    return Substitution(
      name: string(at: name), argumentNumber: number, specifier: specifier, variant: variant,
      range: document.range(of: node))
  }

  /// The text or the variations of a localization, a case or a substitution; `nil` where it has neither.
  mutating func variant(of node: Int) -> Variant? {
    if let unit = document.value(of: "stringUnit", in: node) {
      return text(of: unit)
    }
    guard let variations = document.value(of: "variations", in: node), document.isObject(variations) else { return nil }
    var variant: Variant?
    forEachMember(of: variations) { reader, kind, cases in
      if variant != nil { return reader.report("a second kind of variations, which Xcode does not read", kind) }
      if reader.document.holds("plural", at: kind) {
        variant = .plural(reader.cases(of: cases))
      } else if reader.document.holds("device", at: kind) {
        variant = .device(reader.cases(of: cases))
      } else if reader.document.holds("width", at: kind) {
        variant = .width(reader.cases(of: cases))
      } else {
        reader.report("unknown variations '\(reader.document.string(of: kind))'", kind)
      }
    }
    return variant
  }

  private mutating func text(of unit: Int) -> Variant? {
    let defects = reading.defects.count
    var (value, state): (SourceString?, WrittenState?)
    forEachMember(of: unit) { reader, field, member in
      if reader.document.holds("value", at: field) {
        value = reader.stringIfAny(at: member)
      } else if reader.document.holds("state", at: field) {
        state = reader.state(of: member)
      } else {
        reader.checkField(field, in: .unit)
      }
    }
    if let value { return .text(VariantText(value, state: state)) }
    if reading.defects.count == defects { report("a string unit without 'value'", unit) }
    return nil
  }

  private mutating func cases(of node: Int) -> [Variant.Case] {
    var cases: [Variant.Case] = []
    forEachMember(of: node) { reader, selector, value in
      if let variant = reader.variant(of: value) {
        cases.append(Variant.Case(selector: reader.string(at: selector), variant: variant))
      }
    }
    return cases
  }

  mutating func state(of node: Int) -> WrittenState {
    let state: EntryState =
      if document.holds("translated", at: node) {
        .translated
      } else if document.holds("new", at: node) {
        .new
      } else if document.holds("needs_review", at: node) {
        .needsReview
      } else if document.holds("machine_translated", at: node) {
        .machineTranslated
      } else {
        .unknown
      }
    if state == .unknown { checkName(at: node, in: CatalogField.states, "state") }
    return WrittenState(value: state, range: document.range(of: node))
  }

  /// The phrases of an App Shortcut, the first of which stands for the key.
  ///
  /// The build of an app fails where one of them does not name the app. Of a translation's first phrase that is told
  /// beside its source, as of every other text.
  mutating func phrases(of set: Int, isSource: Bool) -> [SourceString] {
    guard let values = document.value(of: "values", in: set), !document.isObject(values) else { return [] }
    var phrases: [SourceString] = []
    var node = values + 1
    let end = document.next(behind: values)
    while node < end {
      if document.isString(node) {
        if isSource || !phrases.isEmpty, !document.string(of: node).contains(Self.applicationName) {
          report(
            "the phrase '\(document.string(of: node))' does not name the app: every phrase needs "
              + "'\(Self.applicationName)'", node)
        }
        phrases.append(string(at: node))
      }
      node = document.next(behind: node)
    }
    return phrases
  }

  private static let applicationName = "${applicationName}"
}
