import DesignTokens

extension Rule {
  /// Flags a text style of the system's font that grows relative to a text style.
  static let relativeSystemFont = Rule(
    id: "relative-system-font",
    summary: "A text style of the system font grows relative to a text style, which SwiftUI cannot express.",
    rationale: "The app shows another size than the layouts: '.system(size:)' keeps its size at every text size.",
    example: RuleExample(
      bad: .textStyle(family: "SF Pro", scaling: #""relativeTo": "headline""#),
      good: .textStyle(family: "SF Pro", scaling: #""textStyle": "headline""#)),
    severity: .warning, check: .tokens,
    tokenCheck: { report in
      let system = report.system
      // One that is another's alias has that one's style, which is told of there.
      var isAlias: Set<Int> = []
      for reference in report.references where system.token(reference.target).type == .typography {
        if case .token(let user) = reference.user { isAlias.insert(user) }
      }
      for token in system.tokens {
        guard case .typography(let style) = token.value, case .relative(let other) = style.scaling,
          let family = style.families.first, SystemFontDesign(family: family) != nil
        else { continue }
        let place = system.placeOfScaling(of: token)
        if isAlias.contains(token.ordinal), place == system.place(of: token) { continue }
        report.add(
          """
          '\(token.path)' lets '\(family)' grow relative to \(other.rawValue), which only \
          '.custom(_:size:relativeTo:)' does, for custom fonts: '.system(size:)' does not scale. Say 'textStyle' for \
          the sizes of a system style, 'fixedSize' for a size that stays, or take a custom font
          """, at: place)
      }
    })
}
