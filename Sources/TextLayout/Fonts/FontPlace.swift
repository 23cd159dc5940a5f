/// A font file that is installed, with the names of its faces as the system lists them.
package struct FontPlace: Hashable, Sendable {
  /// Absolute path.
  package let path: String
  /// Families, full names and PostScript names.
  package let names: [String]

  package init(path: String, names: [String]) {
    self.path = path
    self.names = names
  }
}
