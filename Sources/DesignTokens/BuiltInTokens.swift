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
  static let devicesNumber = 0

  /// The places of the files with the views of a system among ``files``; what an earlier one states holds.
  static func viewNumbers(of platform: Platform) -> [Int] {
    switch platform {
    // No value is known that iOS 17 and 18 do not share.
    case .iOS17, .iOS18: [1, 3]
    case .iOS26: [3]
    case .macOS: [2, 3]
    }
  }

  /// The views of a system as they are where no file changes or uses them, read when the first is asked for.
  ///
  /// Reading them takes five milliseconds, a good part of a short run, and few projects have a key in one.
  static func views(of platform: Platform) -> [Component] {
    switch platform {
    case .iOS17, .iOS18: olderViews
    case .iOS26: newestViews
    case .macOS: macViews
    }
  }

  private static let olderViews = DesignSystem(viewsOf: .iOS18).systemComponents
  private static let newestViews = DesignSystem(viewsOf: .iOS26).systemComponents
  private static let macViews = DesignSystem(viewsOf: .macOS).systemComponents

  /// Whether a name is that of a view of the system.
  static func isName(_ name: String) -> Bool { name.hasPrefix("\(group).") }
}

extension TokenFile {
  /// Whether the file may name a group or component of the system: the name stands between marks of JSON or an alias.
  var namesSystem: Bool {
    let name = Array(BuiltInTokens.group.utf8)
    return bytes.indices.contains { index in
      guard bytes[index] == name[0], index > 0, index + name.count < bytes.count,
        Self.isMark(bytes[index - 1]), Self.isMark(bytes[index + name.count])
      else { return false }
      return bytes[index..<index + name.count].elementsEqual(name)
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "."), UInt8(ascii: "/"): true
    default: false
    }
  }
}
