import SourceFacts
import SourceScan

extension FuzzedReader {
  /// The file that the input stands for; `nil` for what is no source file.
  var sourcePath: String? {
    switch self {
    case .objectiveC: "App/View.m"
    case .interfaceBuilder: "App/Base.lproj/Main.storyboard"
    case .infoPlist: "App/Info.plist"
    case .propertyList: "App/Root.plist"
    default: nil
    }
  }
}

func readSource(_ bytes: [UInt8], _ path: String) -> SourceFacts? {
  var settings = ScanSettings()
  settings.wrappers = [
    .init(name: "tr"), .init(name: "Localizer.text", keyLabel: "forKey", tableLabel: "table", formats: true),
  ]
  return SourceScan.facts(of: bytes, path: path, settings: settings)
}

/// Reads a source file that is not Swift: all places lie in it, what is read is bounded by it, and it is the same
/// when it comes from the cache.
func checkSource(_ bytes: [UInt8], of reader: FuzzedReader) throws(BrokenInvariant) {
  guard let path = reader.sourcePath, let facts = readSource(bytes, path) else {
    throw BrokenInvariant("'\(reader)' reads no source")
  }
  let json = facts.json
  try require(json.count <= 200 * bytes.count + 1_024, "facts of \(json.count) bytes from \(bytes.count) bytes")
  let again = Result { () throws(FactsError) in try SourceFacts(json: json, sourceLength: bytes.count) }
  try require(again == .success(facts), "facts that were written are others: \(again.error?.message ?? "")")
}
