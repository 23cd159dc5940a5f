import Project

/// A check with its documentation: a value, in a file of its own.
public struct Rule: Sendable {
  /// A bad and a good case for the rule's page.
  public struct Example: Sendable {
    public let bad: String
    public let good: String
  }

  /// What a rule looks at, one after the other.
  public enum Check: Sendable {
    /// Each file, with its number in the project.
    case document(@Sendable (ProjectDocument, _ number: Int, inout Report) -> Void)
    /// Each table in all its locales.
    case table(@Sendable (TableGroup, inout Report) -> Void)
    /// Each key of a translation beside its source.
    case unit(@Sendable (ComparedUnit, inout Report) -> Void)
    /// The project as a whole.
    case project(@Sendable (inout Report) -> Void)
    /// Each key in each measured locale with its cells.
    case layout(@Sendable (MeasuredSubject, inout Report) -> Void)
    /// Nothing of a project: the rule looks at design tokens.
    case tokens
  }

  /// Named after the flaw in kebab-case, so that “allow ⟨id⟩” reads well.
  public let id: String
  public let summary: String
  /// Why it matters to the app's user.
  public let rationale: String
  public let example: Example
  /// Unless the rule says otherwise for a case.
  public let severity: Severity
  /// Whether the rule runs when nobody asks for it by name.
  public let isOnByDefault: Bool
  let check: Check
  /// What it looks at in design tokens; `nil` for nothing, or for what their reader finds.
  let tokenCheck: (@Sendable (inout TokenReport) -> Void)?

  init(
    id: String, summary: String, rationale: String, example: Example, severity: Severity, isOnByDefault: Bool = true,
    check: Check,
    tokenCheck: (@Sendable (inout TokenReport) -> Void)? = nil
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.example = example
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.check = check
    self.tokenCheck = tokenCheck
  }
}

extension Rule {
  /// Every rule, in the order of the documentation.
  public static let all: [Rule] =
    projectRules + tokenRules.filter { rule in !projectRules.contains { $0.id == rule.id } }

  /// The rules that a project is checked with.
  public static let projectRules: [Rule] = [
    .syntaxError, .silentTruncation, .duplicateKey,
    .missingTranslation, .extraKey,
    .argumentType, .reorderedArguments, .missingArgument, .extraArgument,
    .missingPluralCategory,
    .truncatedText, .clippedHeight, .midWordBreak, .smallTouchTarget, .unmeasurableText, .nearLimit,
    .unknownSlot, .unboundKey,
  ]

  /// The rules that design tokens are checked with.
  public static let tokenRules: [Rule] = [
    .tokenSyntax, .tokenType, .tokenAlias, .tokenCycle, .componentStructure,
    .lowContrast, .offGrid, .scaleOrder, .smallTouchTarget, .unusedToken, .deprecatedTokenUsed, .duplicateValue,
  ]
}
