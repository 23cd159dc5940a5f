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
    var facts =
      switch kind {
      case .objectiveC: ObjectiveCScan.facts(of: bytes, settings: settings)
      case .interfaceBuilder(let table): InterfaceBuilderScan.facts(of: bytes, table: table)
      case .infoPlist: InfoPlistScan.facts(of: bytes)
      case .propertyList: PropertyListScan.facts(of: bytes)
      }
    if kind != .objectiveC { facts.parts = [part(of: bytes, kind, path)] }
    return facts
  }

  /// What a storyboard, nib or list names: any of its words may be the name of a class.
  private static func part(of bytes: [UInt8], _ kind: SourceKind, _ path: String) -> CodePart {
    var part = CodePart(.file, name: "", owner: nil, range: ByteRange(0, bytes.count))
    if case .interfaceBuilder(let name) = kind, path.hasSuffix(".xib") {
      // `Cue~ipad` is the nib `Cue` of one device.
      (part.kind, part.name) = (.nib, String(name.prefix { $0 != "~" }))
    }
    part.set(names: Set(bytes.split { !isOfName($0) }.map { String(decoding: $0, as: UTF8.self) }))
    return part
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
