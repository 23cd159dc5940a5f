import ICU

/// The plural forms that a language uses, `other` and those that only fractions select left out.
struct NeededForms: Sendable {
  let forms: [NeededForm]
  /// The same as bits.
  let names: PluralForms

  init(of plurals: PluralRules?) {
    forms = plurals.map(NeededForm.all) ?? []
    names = PluralForms(forms.map(\.category))
  }
}
