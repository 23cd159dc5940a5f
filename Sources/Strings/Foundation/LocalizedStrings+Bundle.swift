#if Foundation
  import Foundation

  extension LocalizedStrings {
    /// The texts of a bundle, as of `Bundle.module` of a package's target.
    ///
    /// - Parameters:
    ///   - bundle: It holds `.lproj` folders, String Catalogs or both.
    ///   - preferredLanguages: The reader's languages as BCP 47 tags, the most wanted first.
    ///   - options: How tables are read and their texts made.
    ///   - report: Called for each missing key and each argument that does not fit, on the thread of the lookup.
    /// - Throws: ``LoadingError``.
    public init(
      bundle: Bundle, preferredLanguages: [String] = systemLanguages, options: Options = Options(),
      report: @escaping @Sendable (LookupIssue) -> Void = { _ in }
    ) throws(LoadingError) {
      try self.init(
        contentsOf: bundle.tablesURL, preferredLanguages: preferredLanguages, options: options, report: report)
    }
  }

  extension LiveStrings {
    /// The texts of a bundle; takes the parameters of
    /// ``LocalizedStrings/init(bundle:preferredLanguages:options:report:)``.
    ///
    /// - Throws: ``LocalizedStrings/LoadingError``.
    public convenience init(
      bundle: Bundle, preferredLanguages: [String] = LocalizedStrings.systemLanguages,
      options: LocalizedStrings.Options = LocalizedStrings.Options(),
      report: @escaping @Sendable (LookupIssue) -> Void = { _ in }
    ) throws(LocalizedStrings.LoadingError) {
      try self.init(
        contentsOf: bundle.tablesURL, preferredLanguages: preferredLanguages, options: options, report: report)
    }
  }

  extension Bundle {
    fileprivate var tablesURL: URL { resourceURL ?? bundleURL }
  }
#endif
