import PositionedJSON

extension TokenTree {
  static let platformExtension = "dev.l10n.platform"
  /// What files may name that are the same for all versions of a system.
  private static let anyVersion = ["ios", "macos"]

  /// Reads `dev.l10n.platform` of the root; of several files that have it the last counts.
  ///
  /// - Parameter asked: The system that is asked for where the files name none, or any iOS.
  mutating func readPlatform(asked: Platform?) {
    platform = asked ?? .iOS26
    let place = details(of: 0).extensions
    guard let json = json(place)?[Self.platformExtension] else { return }
    if json.string == "ios" {
      if platform == .macOS { platform = .iOS26 }
    } else if let known = Self.platform(named: json.string ?? "") {
      platform = known
    } else {
      let names = Self.anyVersion + Platform.allCases.filter { $0 != .macOS }.map(\.rawValue)
      let suggestion = log.suggestion(for: json.string ?? "", among: names)
      let known = names.map { "'\($0)'" }.joined(separator: ", ")
      log.report(
        .type, "'\(Self.platformExtension)' is one of \(known), not \(json.quotedPhrase)\(suggestion)",
        at: json.range.start, in: Int(place.file))
    }
  }

  private static func platform(named name: String) -> Platform? { name == "macos" ? .macOS : Platform(rawValue: name) }
}
