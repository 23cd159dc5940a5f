import SourceFacts
import SourceText
import StringFormats

/// The texts of an Info.plist that the system looks up in `InfoPlist.strings`.
enum InfoPlistScan {
  private static let table = "InfoPlist"

  static func facts(of bytes: [UInt8]) -> SourceFacts {
    var facts = SourceFacts()
    // To CoreFoundation a file of white space is an empty list.
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else { return facts }
    var list = PropertyListTexts(bytes)
    if list.defect != nil, let processed = withoutDirectives(bytes) { list = PropertyListTexts(processed) }
    // The system asks the app, and none of its frameworks.
    let isOfFramework = list.texts.contains { $0.path == ["CFBundlePackageType"] && $0.text == "FMWK" }
    facts.uses = isOfFramework ? [] : list.texts.compactMap(use)
    // What an extension calls its actions may be keys of another table.
    facts.mentions = PropertyListScan.mentions(list.texts)
    if let (message, range) = list.defect { facts.problems = [SourceProblem(message: message, range: range)] }
    return facts
  }

  /// The list with blanks for the lines of the preprocessor that a build may run over it (`INFOPLIST_PREPROCESS`).
  ///
  /// - Returns: `nil` where there is no such line.
  private static func withoutDirectives(_ bytes: [UInt8]) -> [UInt8]? {
    var processed = bytes
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
      if let first = bytes[line..<end].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        bytes[first] == UInt8(ascii: "#")
      {
        for index in line..<end { processed[index] = 0x20 }
      }
      line = end + 1
    }
    return processed == bytes ? nil : processed
  }

  private static func use(_ text: PropertyListTexts.Text) -> KeyUse? {
    guard let name = text.path.last, let (key, table) = key(of: text), !key.isEmpty else { return nil }
    var use = KeyUse(KeyText(key), origin: .resource, function: name, range: text.range)
    use.table = table
    use.takesComment = false
    // What the build puts in is no text of the file.
    if !text.text.contains("$("), !text.text.contains("${") { use.defaultValue = KeyText(text.text) }
    return use
  }

  /// The key that the system looks up, and the table; `nil` for what no user reads.
  private static func key(of text: PropertyListTexts.Text) -> (key: String, table: String)? {
    let path = text.path
    switch path.count {
    case 1 where keys.contains(path[0]) || path[0].hasSuffix("UsageDescription"): return (path[0], table)
    // Purposes that a project names itself.
    case 2 where path[0] == "NSLocationTemporaryUsageDescriptionDictionary": return (path[1], table)
    default: break
    }
    // Members of lists: the text itself is the key.
    guard let first = path.first, let parent = path.last.flatMap({ parents[$0] }), parent.first.contains(first),
      path.count == parent.count
    else { return nil }
    return (text.text, first == "NSServices" ? "ServicesMenu" : table)
  }

  /// Keys whose values the system looks up by their names (Apple, “Localizing the keys of a property list”).
  private static let keys: Set<String> = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "CFBundleGetInfoString", "CFBundleHelpBookName",
    "NSHumanReadableCopyright",
  ]

  /// By the last key: the first one on the way to it, and how many there are with the numbers of elements.
  private static let parents: [String: (first: Set<String>, count: Int)] = [
    "UIApplicationShortcutItemTitle": (["UIApplicationShortcutItems"], 3),
    "UIApplicationShortcutItemSubtitle": (["UIApplicationShortcutItems"], 3),
    "CFBundleTypeName": (["CFBundleDocumentTypes"], 3),
    "UTTypeDescription": (["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"], 3),
    "default": (["NSServices"], 4),
  ]
}
