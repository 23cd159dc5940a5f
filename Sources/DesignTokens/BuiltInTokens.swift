/// What is known without a token file: devices, and the system's views with their metrics.
///
/// Tokens of a project's files replace those of the same path.
package struct BuiltInTokens: Sendable {
  /// The group of the system's tokens, and what the names of its components begin with.
  package static let group = "System"

  /// The system that is asked for; `nil` takes the newest of the platform that the files name.
  let platform: Platform?

  package init(for platform: Platform? = nil) { self.platform = platform }

  // Read once for all themes of a process.
  private static let devices = TokenFile(path: "devices.tokens.json", bytes: PackageResources.devices_tokens_json)
  private static let newest = TokenFile(path: "system.tokens.json", bytes: PackageResources.system_tokens_json)
  private static let older = TokenFile(
    path: "system-ios-18.tokens.json", bytes: PackageResources.system_ios_18_tokens_json)
  private static let mac = TokenFile(path: "system-macos.tokens.json", bytes: PackageResources.system_macos_tokens_json)

  /// All files, whatever the system: which of them count is known only when a project's own have been read.
  static let files = [devices, older, mac, newest]

  /// The places of the files of a system among ``files``; what an earlier one states holds.
  static func numbers(for platform: Platform) -> [Int] {
    switch platform {
    // No value is known that iOS 17 and 18 do not share.
    case .iOS17, .iOS18: [0, 1, 3]
    case .iOS26: [0, 3]
    case .macOS: [0, 2, 3]
    }
  }
}
