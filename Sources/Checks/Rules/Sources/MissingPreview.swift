import Project
import SourceFacts

extension Rule {
  /// Flags a component whose previews leave something out.
  static let missingPreview = Rule(
    id: "missing-preview",
    summary: "A component has no preview in light and dark, at a large text size, or in a language other than English.",
    rationale: "What nobody looks at breaks: dark text on dark, long German, a text size that only some users set.",
    example: RuleExample(
      bad: .code("import SwiftUI\n\nstruct Chip: View {\n  var body: some View { Color.clear }\n}"),
      good: .code(
        #"""
        import SwiftUI

        struct Chip: View {
          var body: some View { Color.clear }
        }

        #Preview {
          VStack {
            Chip()
            Chip().preferredColorScheme(.dark)
            Chip().dynamicTypeSize(.accessibility5)
            Chip().environment(\.locale, Locale(identifier: "de"))
          }
        }
        """#)),
    severity: .warning, isOnByDefault: false,
    check: .sources { index, report in
      var shown: [String: PreviewCoverage] = [:]
      for preview in index.files.flatMap(\.facts.previews) {
        for view in preview.views { shown[view, default: PreviewCoverage()].add(preview) }
      }
      for (number, file) in index.files.enumerated() {
        for view in file.facts.views where view.isReusable {
          let missing = shown[view.name].map(\.missing)
          if let missing, missing.isEmpty { continue }
          report.add(
            missing.map { "the previews of '\(view.name)' leave out \($0.joined(separator: ", "))" }
              ?? "'\(view.name)' has no preview: add one in light and dark, at a large size, in another language",
            inFile: number, at: view.range)
        }
      }
    })
}

/// What the previews of a view show.
private struct PreviewCoverage {
  private var hasLight = false
  private var hasDark = false
  private var hasLargeSize = false
  private var hasOtherLanguage = false

  mutating func add(_ preview: PreviewDeclaration) {
    hasLight = hasLight || preview.colorSchemes != ["dark"] || preview.views.count > 1
    hasDark = hasDark || preview.colorSchemes.contains("dark")
    hasLargeSize =
      hasLargeSize
      || preview.sizes.contains {
        $0.hasPrefix("accessibility") || $0.lowercased().hasSuffix("extraextralarge") || $0 == "xxLarge"
          || $0 == "xxxLarge"
      }
    hasOtherLanguage =
      hasOtherLanguage
      || preview.locales.contains { !$0.lowercased().hasPrefix("en") || $0.hasSuffix("XA") || $0.hasSuffix("XB") }
  }

  var missing: [String] {
    [
      hasLight ? nil : "light", hasDark ? nil : "dark", hasLargeSize ? nil : "a large text size",
      hasOtherLanguage ? nil : "a language other than English",
    ].compactMap(\.self)
  }
}
