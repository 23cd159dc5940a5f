extension Rule {
  /// Every rule, in the order of the documentation.
  package static let all: [Rule] = projectRules + otherTokenRules

  /// The rules that a project is checked with.
  package static let projectRules: [Rule] =
    fileRules + coverageRules + argumentRules + pluralRules + textRules + layoutRules + sourceRules

  static let fileRules: [Rule] = [
    .syntaxError, .mergeConflict, .silentTruncation, .wrongEncoding, .unknownEscape, .duplicateKey, .tableOverlap,
    .badLocale, .tableNameCase, .unusedSuppression,
  ]

  static let coverageRules: [Rule] = [
    .missingTranslation, .extraKey, .emptyTranslation, .untranslated, .unfinishedState, .sourceChanged, .missingLocale,
    .unlistedTable,
  ]

  static let argumentRules: [Rule] = [
    .argumentType, .argumentName, .reorderedArguments, .missingArgument, .extraArgument, .mixedPositional, .positionGap,
    .argumentTwoTypes, .malformedArgument, .unescapedPercent, .argumentWidth, .dangerousSpecifier,
  ]

  static let pluralRules: [Rule] = [
    .missingPluralCategory, .unusedPluralCategory, .missingOther, .emptyPluralForm, .impliedNumber, .identicalPlurals,
    .pluralCandidate,
    .undefinedVariable, .unusedVariable, .variableCycle, .variableType, .invalidVariation,
  ]

  static let textRules: [Rule] = [
    .leadingTrailingSpace, .newlineCount, .endPunctuation, .ellipsisStyle, .doubledWord, .doubleSpaces,
    .spaceBeforeMark, .punctuationSpacing, .unbalancedBrackets, .markupMismatch, .changedURL, .changedNumber,
    .zeroWidth, .unbalancedIsolate, .garbledText, .literalEscape, .inconsistentTranslation, .glossaryTerm,
    .acronymCase,
    .changedPath,
    .missingInvertedMark,
    .quotationStyle,
    .lowercaseStart,
  ]

  /// Those of one text or entry that ask how its language writes and counts.
  static let languageRules: [Rule] = [
    .missingPluralCategory, .unusedPluralCategory, .impliedNumber, .doubledWord, .spaceBeforeMark, .punctuationSpacing,
  ]

  static let layoutRules: [Rule] = [
    .truncatedText, .overLimit, .clippedHeight, .overflowingContent, .midWordBreak, .smallTouchTarget, .lowContrast,
    .unmeasurableText, .nearLimit, .sourceTight, .unknownSlot, .unboundKey,
  ]

  /// Whether it judges what was laid out, or what only fonts tell.
  package var asksForLayouts: Bool { Self.layoutRules.contains { $0 === self } }

  static let sourceRules: [Rule] = [
    .sourceSyntax, .undefinedKey, .unusedKey, .wrongTable, .hardcodedString, .nonliteralKey,
    .missingComment,
    .argumentCallMismatch, .magicNumber, .rawColour, .missingPreview,
  ]

  /// The rules that design tokens are checked with.
  package static let tokenRules: [Rule] = [
    .tokenSyntax, .tokenType, .tokenAlias, .tokenCycle, .componentStructure, .lowContrast, .offGrid, .scaleOrder,
    .smallTouchTarget, .unusedToken, .deprecatedTokenUsed, .duplicateValue, .relativeSystemFont,
  ]

  /// Those that no project is checked with.
  static let otherTokenRules = tokenRules.filter { rule in !projectRules.contains { $0.id == rule.id } }

  /// Those whose findings are in token files alone.
  static let tokenFileRules = otherTokenRules + [.lowContrast]
}
