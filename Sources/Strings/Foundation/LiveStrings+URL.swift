#if Foundation
  import Foundation

  extension LiveStrings {
    /// Takes the parameters of ``LocalizedStrings/init(contentsOf:preferredLanguages:options:report:)``.
    ///
    /// - Throws: ``LocalizedStrings/LoadingError``.
    public convenience init(
      contentsOf folder: URL, preferredLanguages: [String] = LocalizedStrings.systemLanguages,
      options: LocalizedStrings.Options = LocalizedStrings.Options(),
      report: @escaping @Sendable (LookupIssue) -> Void = { _ in }
    ) throws(LocalizedStrings.LoadingError) {
      try self.init(TableFolder(folder.path), preferredLanguages, options, report: report)
    }
  }
#endif
