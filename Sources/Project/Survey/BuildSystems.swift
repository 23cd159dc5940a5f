import StringFormats

/// For which systems a target of an Xcode project is built.
enum BuildSystems {
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
  static func includeIOS(_ target: [OldStyleValue], project: [OldStyleValue]) -> Bool {
    for settings in [target, project] {
      for name in names {
        let values = settings.compactMap { $0[name]?.string }
        let words = values.flatMap { $0.split(separator: " ") }
        if words.contains(where: { $0.hasPrefix("$(") || $0 == "auto" }) { continue }
        if !words.isEmpty { return !ofIOS.isDisjoint(with: words) }
      }
      if settings.contains(where: { $0["IPHONEOS_DEPLOYMENT_TARGET"] != nil }) { return true }
      if settings.contains(where: { one in deploymentTargets.contains { one[$0] != nil } }) { return false }
    }
    return true
  }
}
