#if Foundation
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  extension LiveStrings {
    /// Takes the parameters of ``LocalizedStrings/init(contentsOf:preferredLanguages:options:report:)``.
    ///
    /// - Throws: ``LocalizedStrings/LoadingError``.
    public convenience init(
      contentsOf folder: URL, preferredLanguages: [String] = LocalizedStrings.systemLanguages,
      options: LocalizedStrings.Options = LocalizedStrings.Options(),
      report: @escaping @Sendable (LookupIssue) -> Void = { _ in }
    ) throws {
      try self.init(TableFolder(folder.path)) {
        try LocalizedStrings(
          contentsOf: folder, preferredLanguages: preferredLanguages, options: options, report: report)
      }
    }
  }
#endif
