import Project
import StringTables

/// A check with its documentation: a value, in a file of its own.
///
/// It is a class because it is handed on with every text that it looks at.
package final class Rule: Sendable {
  /// What a rule looks at, one after the other.
  ///
  /// The rules of one text and of one entry name the traits on which they are to be asked (``TextTraits``,
  /// ``VariationTraits``): in a table without defects hardly any text is decoded.
  package enum Check: Sendable {
    /// Each file, with its number in the project.
    case document(@Sendable (ProjectDocument, _ number: Int, inout Report) -> Void)
    /// Each table in all its locales.
    case table(@Sendable (TableGroup, inout Report) -> Void)
    /// Each translation of a table as a whole beside its source.
    case translation(@Sendable (TranslatedTable, inout Report) -> Void)
    /// Each text, those of the development language and of variations among them.
    case text(on: TextTraits, @Sendable (CheckedText, inout Report) -> Void)
    /// Each entry that varies by number, device or width.
    case variation(on: VariationTraits, @Sendable (CheckedEntry, inout Report) -> Void)
    /// Each text of a translation beside the text of the source that it stands for.
    case pair(on: TextTrigger, @Sendable (TextPair, inout Report) -> Void)
    /// Each key of a translation with all its texts beside its source.
    case unit(on: TextTrigger, @Sendable (ComparedUnit, inout Report) -> Void)
    /// The project as a whole.
    case project(@Sendable (inout Report) -> Void)
    /// The keys in the measured locales, each with its cells.
    case layout(@Sendable ([MeasuredSubject], inout Report) -> Void)
    /// The code of the project beside its tables.
    case sources(@Sendable (SourceIndex, inout Report) -> Void)
    /// The comments that suppress other rules, once those have run.
    case suppressions
    /// Nothing of a project: the rule looks at design tokens.
    case tokens
  }

  /// Named after the flaw in kebab-case, so that “allow ⟨id⟩” reads well.
  package let id: String
  package let summary: String
  /// Why it matters to the app's user.
  package let rationale: String
  package let example: RuleExample
  /// Unless the rule says otherwise for a case.
  package let severity: Severity
  /// Whether the rule runs when nobody asks for it by name.
  package let isOnByDefault: Bool
  /// What a project can set.
  package let options: [RuleOption]
  /// Whether it can mend what it finds, and how safely at worst; `nil` where somebody has to decide.
  package let fix: Fix.Safety?
  let check: Check
  /// What it looks at in design tokens; `nil` for nothing, or for what their reader finds.
  let tokenCheck: (@Sendable (inout TokenReport) -> Void)?

  init(
    id: String, summary: String, rationale: String, example: RuleExample, severity: Severity,
    isOnByDefault: Bool = true, options: [RuleOption] = [], fix: Fix.Safety? = nil, check: Check,
    tokenCheck: (@Sendable (inout TokenReport) -> Void)? = nil
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.example = example
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.options = options
    self.fix = fix
    self.check = check
    self.tokenCheck = tokenCheck
  }
}
