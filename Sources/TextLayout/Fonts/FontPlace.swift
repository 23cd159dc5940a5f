/// A font file that is installed, with the names of its faces as the system lists them.
public struct FontPlace: Hashable, Sendable {
  /// Absolute path.
  public let path: String
  /// Families, full names and PostScript names.
  public let names: [String]

  public init(path: String, names: [String]) {
    self.path = path
    self.names = names
  }
}
