import SourceFacts

/// The texts of storyboards and nibs, with the keys that `ibtool` makes of their places.
enum InterfaceBuilderScan {
  static func facts(of bytes: [UInt8], table: String) -> SourceFacts {
    var reader = InterfaceBuilderReader(bytes, table: table)
    reader.read()
    return reader.facts
  }
}
