#if Foundation
  import Foundation

  extension LocalizedStrings {
    /// Finds the tables of a folder that holds `.lproj` folders, String Catalogs or both, as a resource bundle does
    /// (`Bundle.module.resourceURL`).
    ///
    /// A table is read when it is first asked; a catalog at once. Of a table that Apple's parser would not read to its
    /// end only what it would read is used, so that a test on another system sees what the app's reader sees.
    ///
    /// - Parameters:
    ///   - folder: The folder, or the bundle that holds it in `Contents/Resources` or `Resources`.
    ///   - preferredLanguages: The reader's languages as BCP 47 tags, the most wanted first.
    ///   - options: How tables are read and their texts made.
    ///   - report: Called for each missing key and each argument that does not fit, on the thread of the lookup.
    /// - Throws: ``LoadingError``.
    public init(
      contentsOf folder: URL, preferredLanguages: [String] = systemLanguages, options: Options = Options(),
      report: @escaping @Sendable (LookupIssue) -> Void = { _ in }
    ) throws(LoadingError) {
      let store = try TableStore(contentsOf: TableFolder(folder.path), options)
      self.init(pseudolocalizing: store, preferredLanguages: preferredLanguages, report: report)
    }
  }
#endif
