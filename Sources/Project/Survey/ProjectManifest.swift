import ProjectTables
import YAML

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
  /// What XcodeGen makes; of Tuist's targets none are read.
  let targets: [XcodeGenTarget]

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
      targets = []
    } else {
      let folder = folder
      let project = YAMLValue(text.utf8)
      let templates = project?["targetTemplates"]
      targets =
        project?["targets"]?.members.map { name, value in
          XcodeGenTarget(name, value, templates: templates, in: folder)
        } ?? []
      words = targets.reduce(into: []) { $0.formUnion($1.systems) }
      accessorRoots = []
    }
    isForOtherSystems = Self.areOthers(words)
  }

  /// Whether systems are named, and iOS is none of them.
  static func areOthers(_ systems: Set<String>) -> Bool {
    systems.isDisjoint(with: ofIOS) && !systems.isDisjoint(with: ofOthers)
  }

  /// As in `KitStrings` for `kit`, without what no name can hold.
  private static func accessorRoot(ofTarget name: String) -> String {
    let letters = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return letters.prefix(1).uppercased() + letters.dropFirst() + "Strings"
  }
}
