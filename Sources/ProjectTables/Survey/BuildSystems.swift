import StringFormats

/// For which systems a target of an Xcode project is built.
package enum BuildSystems {
  private static let names = ["SUPPORTED_PLATFORMS", "SDKROOT"]
  private static let ofIOS: Set<Substring> = ["iphoneos", "iphonesimulator", "ios"]
  private static let deploymentTargets = [
    "MACOSX_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET", "WATCHOS_DEPLOYMENT_TARGET", "XROS_DEPLOYMENT_TARGET",
  ]

  /// Whether iOS is one of them, as it is where nothing says it, or only the build knows it.
  ///
  /// - Parameters:
  ///   - target: The build settings of each configuration of the target.
  ///   - project: Those of the project, which hold where a target has none of its own.
  package static func includeIOS(_ target: [OldStyleValue], project: [OldStyleValue]) -> Bool {
    let named = any(of: project, say: isNamed)
    let isCommon = named ?? any(of: project, say: isTargeted) ?? true
    if target.isEmpty { return isCommon }
    return target.contains { isNamed($0) ?? named ?? isTargeted($0) ?? isCommon }
  }

  /// Whether one of several configurations says it of iOS; `nil` where none says anything.
  private static func any(of settings: [OldStyleValue], say: (OldStyleValue) -> Bool?) -> Bool? {
    let said = settings.compactMap(say)
    return said.isEmpty ? nil : said.contains(true)
  }

  /// Whether iOS is among the systems that settings name; `nil` where they name none, or only the build knows them.
  private static func isNamed(_ settings: OldStyleValue) -> Bool? {
    for name in names {
      let words = settings[name]?.string?.split(separator: " ") ?? []
      if words.isEmpty || words.contains(where: { $0.hasPrefix("$(") || $0 == "auto" }) { continue }
      return !ofIOS.isDisjoint(with: words)
    }
    return nil
  }

  /// Whether settings say from which iOS on it runs: an app may say it of the systems of its extensions too.
  private static func isTargeted(_ settings: OldStyleValue) -> Bool? {
    if settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil { return true }
    return deploymentTargets.contains { settings[$0] != nil } ? false : nil
  }
}
