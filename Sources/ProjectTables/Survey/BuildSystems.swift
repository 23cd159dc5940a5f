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
    let isCommon = project.isEmpty || project.contains { includeIOS($0) ?? true }
    return target.isEmpty ? isCommon : target.contains { includeIOS($0) ?? isCommon }
  }

  /// `nil` where the settings do not say it.
  private static func includeIOS(_ settings: OldStyleValue) -> Bool? {
    for name in names {
      let words = settings[name]?.string?.split(separator: " ") ?? []
      if words.isEmpty || words.contains(where: { $0.hasPrefix("$(") || $0 == "auto" }) { continue }
      return !ofIOS.isDisjoint(with: words)
    }
    if settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil { return true }
    return deploymentTargets.contains { settings[$0] != nil } ? false : nil
  }
}
