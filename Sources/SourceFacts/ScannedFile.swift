/// A source file with what it says.
package struct ScannedFile: Sendable {
  /// As reports name it: relative to the project.
  package let path: String
  package let bytes: [UInt8]
  package var facts: SourceFacts

  package init(path: String, bytes: [UInt8], facts: SourceFacts) {
    self.path = path
    self.bytes = bytes
    self.facts = facts
  }
}
