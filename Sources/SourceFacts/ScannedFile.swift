/// A source file with what it says.
public struct ScannedFile: Sendable {
  /// As reports name it: relative to the project.
  public let path: String
  public let bytes: [UInt8]
  public let facts: SourceFacts

  public init(path: String, bytes: [UInt8], facts: SourceFacts) {
    self.path = path
    self.bytes = bytes
    self.facts = facts
  }
}
