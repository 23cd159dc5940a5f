/// Names of services and programs that apps link to, none of them a word of a language.
package enum ServiceName {
  private static let names: Set<String> = [
    "bluesky", "codeberg", "crowdin", "discord", "dropbox", "facebook", "firefox", "flattr", "github", "gitlab",
    "gmail",
    "google", "instagram", "lemmy", "liberapay", "linkedin", "mastodon", "netflix", "onedrive", "patreon", "paypal",
    "pinterest", "reddit", "soundcloud", "spotify", "testflight", "tiktok", "tumblr", "twitter", "weblate", "whatsapp",
    "wikipedia", "youtube", "airdrop", "airplay", "carplay", "facetime", "icloud", "imessage", "outlook", "telegram",
    "apple watch", "apple tv", "google drive", "tor", "openvpn", "wireguard", "jellyfin", "plex", "nextcloud",
    "owncloud",
  ]

  /// Systems and devices, as Apple writes them.
  private static let systems: Set<String> = [
    "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS", "iPhone", "iPad", "iPod", "Mac", "MacBook", "TV", "Xcode",
    "Siri",
  ]

  /// Whether a word is the name of one of Apple's systems or devices.
  package static func isSystem(_ word: String) -> Bool { systems.contains(word) }

  private static let tiers: Set<String> = ["Pro", "Plus", "Max", "Mini", "mini", "Lite", "Air", "Ultra", "Official"]

  /// Whether a word beside the name of an app or device says which of several it is.
  package static func isTier(_ word: some StringProtocol) -> Bool { tiers.contains(String(word)) }

  /// Whether a text is one, in capitals or not.
  package static func isOne(_ text: String) -> Bool { names.contains(text.lowercased()) }
}
