import StringFormats

/// What is kept of an entry that varies when the bytes of its texts have been looked at once.
struct VariationFacts: Sendable {
  /// What is kept of one of its texts.
  struct Leaf: Sendable {
    /// Where it stands in the document; `nil` where only the message put together tells.
    var text: SourceString?
    var facts: TextFacts
    /// The plural category that it stands for; empty for a format.
    var form: PluralForms = []
    /// The number of the variable it belongs to; -1 for the text itself.
    var variable: Int8 = -1

    /// Whether it is the text around the variables.
    var isFormat: Bool { form.isEmpty }
  }

  /// What holds in every language; ``VariationTraits/unknown`` for an entry that is more than plurals of texts.
  var traits: VariationTraits = .always
  /// The traits of its texts taken together.
  var textTraits: TextTraits = []
  /// The forms that each of its plurals has.
  var sharedForms = PluralForms(rawValue: .max)
  /// The forms that one of its plurals has.
  var forms: PluralForms = []
  /// The forms that do not begin with a specifier without a position.
  var formsWithoutNumber: PluralForms = []
  /// Its texts in ``VariationList/leaves``, as ``Message/leaves`` has them.
  var leaves = 0..<0
  /// What fixes its arguments, the forms apart, in ``VariationList/shapes``.
  var shape = 0..<0

  /// What holds in a language.
  func traits(in language: LanguageForms) -> VariationTraits {
    var traits = traits
    if !sharedForms.isSuperset(of: language.needed) { traits.insert(.lackedForm) }
    if !language.used.isSuperset(of: forms) { traits.insert(.unusedForm) }
    if !formsWithoutNumber.isDisjoint(with: language.several) { traits.insert(.omittedNumber) }
    return traits
  }
}
