/// What the input files hold together.
package struct InterchangeReading: Sendable {
  package let files: [SourceFile]
  /// By name.
  package internal(set) var catalogs: [MessageCatalog]
  /// What the neutral form does not hold.
  package internal(set) var losses: [Loss]

  /// Reads files of one or several formats; those of one table are merged.
  ///
  /// - Parameters:
  ///   - locale: The language of files that name none, neither in their path nor inside.
  ///   - sourceLanguage: The language that the others are translated from, where the files do not say.
  /// - Throws: ``InterchangeError`` for a file that its own program would not read to the end, or whose language is
  ///   not known.
  /// - Complexity: O(*n*) in the size of the files.
  package init(_ files: [SourceFile], locale: String? = nil, sourceLanguage: String? = nil) throws(InterchangeError) {
    var builder = CatalogBuilder(files, locale: locale, sourceLanguage: sourceLanguage)
    for number in files.indices { try builder.read(number) }
    self.files = files
    catalogs = try builder.catalogs()
    losses = builder.log.losses
  }
}
