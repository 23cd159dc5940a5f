import ProjectTables
import YAML

/// A target of XcodeGen's `project.yml`, as far as the file says what it holds.
struct XcodeGenTarget: Sendable {
  /// In lower case; `auto` for one that XcodeGen fills in.
  let systems: Set<String>
  /// What users may call it.
  let names: Set<String>
  let isApp: Bool
  /// Where it is seen, as its `Info.plist` will say.
  let presence: AppPresence
  /// `nil` for a test.
  let bundle: XcodeBundle?

  /// - Parameters:
  ///   - value: What stands below its name.
  ///   - templates: By name, what targets may have in common.
  ///   - folder: That of the file.
  init(_ name: String, _ value: YAMLValue, templates: YAMLValue?, in folder: String) {
    let parts = [value] + (value["templates"]?.elements ?? []).compactMap { $0.text.flatMap { templates?[$0] } }
    func values(_ key: String) -> [YAMLValue] { parts.compactMap { $0[key] } }
    let type = values("type").first?.text ?? ""
    isApp = type.hasPrefix("application")
    let systems = (values("platform").first?.elements ?? []) + (values("supportedDestinations").first?.elements ?? [])
    self.systems = Set(systems.compactMap(\.text).map { $0.contains("$") ? "auto" : $0.lowercased() })
    let settings = values("settings").flatMap { [$0, $0["base"]].compactMap(\.self) }
    let properties = values("info").first?["properties"]
    presence = AppPresence { key in ["true", "yes", "YES"].contains(properties?[key]?.text) }
    let lists = ["CFBundleName", "CFBundleDisplayName"].compactMap { properties?[$0]?.text }
    let keys = ["PRODUCT_NAME", "INFOPLIST_KEY_CFBundleDisplayName", "INFOPLIST_KEY_CFBundleName"]
    let stated = settings.flatMap { setting in keys.compactMap { setting[$0]?.text } }
    names = Set([name] + lists + stated).filter { !XcodeApp.isComputed($0) }
    var (members, excluded): (Set<String>, Set<String>) = ([], [])
    for source in values("sources").flatMap(\.elements) {
      guard let path = source.text ?? source["path"]?.text, source["includes"] == nil else { continue }
      let place = ProjectPath.joined(folder, path)
      members.insert(place)
      for pattern in source["excludes"]?.elements.compactMap(\.text) ?? [] {
        let path = pattern.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
        let rest = pattern.dropFirst(path.utf8.count)
        // `Tests/**` is all of a folder; `*.md` names no file.
        if !path.isEmpty, ["", "/", "/*", "/**", "/**/*"].contains(rest) {
          excluded.insert(ProjectPath.joined(place, path))
        }
      }
    }
    let isExtension = type.contains("extension")
    bundle =
      type.contains("test")
      ? nil
      : XcodeBundle(
        name: name, isExtension: isExtension, isApp: isApp, isFramework: type == "framework", members: members,
        excluded: excluded)
  }
}
