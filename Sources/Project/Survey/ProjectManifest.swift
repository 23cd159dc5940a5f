/// What a file says that a project is made from, read off its text: Tuist's `Project.swift`, XcodeGen's `project.yml`.
package struct ProjectManifest: Sendable {
  package static let names = ["Project.swift", "project.yml"]

  private static let ofIOS: Set<String> = ["ios", "iphone", "ipad", "maccatalyst", "macwithipaddesign", "auto"]
  private static let ofOthers: Set<String> = [
    "macos", "mac", "tvos", "appletv", "watchos", "applewatch", "visionos", "applevision",
  ]

  /// The folder of the manifest.
  package let folder: String
  /// Whether it names systems, and iOS is none of them.
  let isForOtherSystems: Bool
  /// What the accessors begin with that Tuist writes for the tables of each target when it makes the project.
  let accessorRoots: [String]

  /// - Parameter path: Its last part is one of ``names``.
  /// - Returns: `nil` for a file of that name that is none.
  /// - Complexity: O(*n*) in the length of the text.
  package init?(path: String, text: String) {
    folder = ProjectPath.folder(of: path)
    let words: Set<String>
    if path.hasSuffix(".swift") {
      guard text.contains("import ProjectDescription") else { return nil }
      let manifest = ManifestCalls(text)
      words = Set(manifest.members.map { $0.dropFirst().lowercased() })
      accessorRoots = manifest.calls.filter { $0.labels.contains("resources") }.compactMap { $0.texts["name"] }
        .map(Self.accessorRoot)
    } else {
      words = Self.platforms(text)
      accessorRoots = []
    }
    isForOtherSystems = words.isDisjoint(with: Self.ofIOS) && !words.isDisjoint(with: Self.ofOthers)
  }

  /// As in `KitStrings` for `kit`, without what no name can hold.
  private static func accessorRoot(ofTarget name: String) -> String {
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return letters.prefix(1).uppercased() + letters.dropFirst() + "Strings"
  }

  /// The words of `platform: macOS` and `supportedDestinations: [iOS, macOS]`; a list below such a key, or a value that
  /// XcodeGen fills in, may be any.
  private static func platforms(_ text: String) -> Set<String> {
    var words: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.drop { $0 == " " || $0 == "-" }.split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, ["platform", "supportedDestinations"].contains(parts[0]) else { continue }
      let value = parts[1].prefix { $0 != "#" }.split { !$0.isLetter && $0 != "$" }
      words.formUnion(value.isEmpty || parts[1].contains("$") ? ["auto"] : value.map { $0.lowercased() })
    }
    return words
  }
}
