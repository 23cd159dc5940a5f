import StringFormats

/// A target of an Xcode project that is an app.
package struct XcodeApp: Sendable {
  /// What users may call it, as far as the project says.
  package let names: Set<String>
  /// The paths of its `Info.plist`, one for each of its configurations.
  package let infoPlists: Set<String>
  /// What the build adds to these.
  package let presence: AppPresence
  /// The files of the app and, with all that is in them, its folders.
  package let members: Set<String>

  /// - Parameters:
  ///   - settings: The build settings of each of its configurations.
  ///   - base: The folder that paths start from.
  package init(name: String, settings: [OldStyleValue], base: String, members: Set<String>) {
    func values(_ key: String) -> Set<String> { Set(settings.compactMap { $0[key]?.string }) }
    let products = values("PRODUCT_NAME").map { $0.replacing("$(TARGET_NAME)", with: name) }
    let bundles = values("INFOPLIST_KEY_CFBundleDisplayName").union(values("INFOPLIST_KEY_CFBundleName"))
    names = Set([name] + products + bundles).filter { !Self.isComputed($0) }
    infoPlists = Set(
      values("INFOPLIST_FILE").map { path in
        ["$(SRCROOT)/", "$(PROJECT_DIR)/"].reduce(path) { $0.replacing($1, with: "") }
      }.filter { !Self.isComputed($0) }.map { ProjectPath.joined(base, $0) })
    presence = AppPresence { key in values("INFOPLIST_KEY_" + key).contains("YES") }
    self.members = members
  }

  /// Whether a value is known to the build alone.
  package static func isComputed(_ value: String) -> Bool {
    value.isEmpty || value.contains("$(") || value.contains("${")
  }
}

/// Where an app is seen.
package enum AppPresence: Sendable {
  case regular
  /// Without a menu bar, unless its code asks for one.
  case agent
  /// Nowhere.
  case background

  /// - Parameter isSet: Whether a key of `Info.plist` is true.
  package init(_ isSet: (String) -> Bool) {
    self = isSet("LSBackgroundOnly") ? .background : isSet("LSUIElement") ? .agent : .regular
  }
}
