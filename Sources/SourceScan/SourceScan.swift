import SourceFacts
import SourceText

/// The facts of source files that are not Swift: Objective-C, storyboards and nibs, and Info.plist.
package enum SourceScan {
  /// What the file says.
  ///
  /// - Parameters:
  ///   - bytes: The file, of any content.
  ///   - path: Its name says what it is, and which table a storyboard has.
  /// - Returns: `nil` for a file of another kind.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func facts(of bytes: [UInt8], path: String, settings: ScanSettings) -> SourceFacts? {
    guard let kind = SourceKind(path: path) else { return nil }
    guard bytes.count < Int(UInt32.max) else {
      var facts = SourceFacts()
      facts.problems = [SourceProblem(message: "a file of 4 GiB or more is not read", range: ByteRange(0, 0))]
      return facts
    }
    return switch kind {
    case .objectiveC: ObjectiveCScan.facts(of: bytes, settings: settings)
    case .interfaceBuilder(let table): InterfaceBuilderScan.facts(of: bytes, table: table)
    case .infoPlist: InfoPlistScan.facts(of: bytes)
    case .propertyList: PropertyListScan.facts(of: bytes)
    }
  }
}
