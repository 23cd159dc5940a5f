import Messages
import StringFormats
import StringTables

/// Looks at the texts of entries that vary, one entry after the other, and decodes none of them.
///
/// Nearly all are one plural, or a format with variables that are plurals: of what is more, such as a choice between
/// devices, every rule is asked.
struct VariationScan {
  private(set) var found = VariationList()
  /// That of the entry that was looked at last: those of a table are mostly the same.
  private var shape = VariationShape()

  /// Those of the entry that is looked at.
  private var facts = VariationFacts()

  /// Adds the next entry.
  ///
  /// - Parameter texts: A buffer for texts of its document.
  mutating func add(_ entry: Table.Entry, in texts: inout TextBuffer) {
    facts = VariationFacts()
    if entry.format == .xcstrings { facts.traits.insert(.catalog) }
    guard let value = entry.variedValue, addShape(of: value, in: &texts), addForms(of: value, in: &texts) else {
      found.removeLeaves()
      return addUnknown(entry.message)
    }
    found.append(facts, shape: shape.place)
  }

  private mutating func addUnknown(_ message: Message) {
    facts = VariationFacts()
    facts.traits = .unknown
    for leaf in message.leaves {
      let form = leaf.category.map { PluralForms(named: $0) } ?? []
      found.append(VariationFacts.Leaf(facts: TextScan.facts(of: leaf.text.string), form: form))
    }
    found.append(facts, shape: 0..<0)
  }

  /// Looks at the format and at the heads of the variables; returns whether they are as usual.
  private mutating func addShape(of value: VariedValue, in texts: inout TextBuffer) -> Bool {
    guard value.substitutions.count <= VariationShape.mostVariables else { return false }
    switch value.format {
    case .text(let text):
      shape.read(value, in: &texts, keptIn: &found)
      guard shape.isUsual, var read = shape.format?.facts else { return false }
      if shape.definesAll { read.traits.remove(.undefinedVariable) }
      if !shape.mentionsAll { facts.traits.insert(.unmentionedVariable) }
      found.append(VariationFacts.Leaf(text: text.string, facts: read))
    case .plural: shape.read(value, in: &texts, keptIn: &found)
    case .device, .width: return false
    }
    return shape.isUsual
  }

  private mutating func addForms(of value: VariedValue, in texts: inout TextBuffer) -> Bool {
    if case .plural(let forms) = value.format { return addForms(forms, variable: -1, in: &texts) }
    for (number, variable) in value.substitutions.enumerated() {
      guard case .plural(let forms) = variable.variant, addForms(forms, variable: number, in: &texts) else {
        return false
      }
    }
    return true
  }

  private mutating func addForms(_ cases: [Variant.Case], variable: Int, in texts: inout TextBuffer) -> Bool {
    var forms: PluralForms = []
    for one in cases {
      let form = texts.withBytes(of: one.selector) { PluralForms(named: $0) }
      guard !form.isEmpty, forms.isDisjoint(with: form), case .text(let text) = one.variant else { return false }
      forms.formUnion(form)
      let read = texts.withBytes(of: text.string, TextScan.facts)
      found.append(VariationFacts.Leaf(text: text.string, facts: read, form: form, variable: Int8(variable)))
      if !read.beginsWithArgument { facts.formsWithoutNumber.formUnion(form) }
      guard variable >= 0 else { continue }
      if read.traits.contains(.variable) { facts.traits.insert(.nestedVariable) }
      if shape.isDoubtful(read, variable) { facts.traits.insert(.doubtfulType) }
    }
    if !forms.contains(.other) { facts.traits.insert(.withoutOther) }
    facts.sharedForms.formIntersection(forms)
    facts.forms.formUnion(forms)
    return !forms.isEmpty
  }
}

extension TextFacts {
  /// Whether the first specifier is one that takes the next argument; `false` also where that is not known.
  fileprivate var beginsWithArgument: Bool {
    arguments != 0 && traits.isDisjoint(with: [.unknownArguments, .positional])
  }
}
