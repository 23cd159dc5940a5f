import Messages
import StringFormats

/// The table of a project that a file holds a part of, and in which format.
struct TableName: Hashable {
  let folder: String
  let name: String
  let format: StringFormat

  init(folder: String, name: String, format: StringFormat) {
    (self.folder, self.name, self.format) = (folder, name, format)
  }

  /// - Returns: `nil` for what translators do not get: a compiled table, an XLIFF file, a file in no folder of a
  ///   language, and what lies inside of an `.xcloc`.
  init?(_ path: TablePath) {
    guard path.format.isSource, path.format.holdsSeveralLanguages || path.locale != nil,
      !path.folder.split(separator: "/").contains(where: { $0.hasSuffix(".xcloc") })
    else { return nil }
    folder = path.folder
    name = path.name
    format = path.format
  }
}
