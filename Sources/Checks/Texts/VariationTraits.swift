/// What one look at the bytes of an entry that varies shows: enough to know which rules can have something to say
/// about it.
///
/// A trait may be given to an entry that has it not: the rule that is asked then looks closely. It is never missing
/// where it holds.
package struct VariationTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Every entry that varies has it: for rules that must see all of them.
  package static let always = VariationTraits(rawValue: 1 << 0)
  /// The entry stands in a String Catalog.
  package static let catalog = VariationTraits(rawValue: 1 << 1)
  /// A plural has no form `other`.
  package static let withoutOther = VariationTraits(rawValue: 1 << 2)
  /// A plural lacks a form that its language uses.
  package static let lackedForm = VariationTraits(rawValue: 1 << 3)
  /// A plural has a form that its language never uses.
  package static let unusedForm = VariationTraits(rawValue: 1 << 4)
  /// A form that several numbers select, `other` apart, does not begin with a specifier without a position.
  package static let omittedNumber = VariationTraits(rawValue: 1 << 5)
  /// A form of a variable may read its value as another type than is declared, or the declaration is none.
  package static let doubtfulType = VariationTraits(rawValue: 1 << 6)
  /// A form of a variable mentions a variable.
  package static let nestedVariable = VariationTraits(rawValue: 1 << 7)
  /// The format does not mention every variable itself.
  package static let unmentionedVariable = VariationTraits(rawValue: 1 << 8)

  /// Those of which the texts tell more, not the forms alone.
  static let ofTexts: VariationTraits = [
    .always, .catalog, .omittedNumber, .doubtfulType, .nestedVariable, .unmentionedVariable,
  ]

  /// What may hold for an entry of which too little is known.
  static let unknown = VariationTraits(rawValue: .max)
}
