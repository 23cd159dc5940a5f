import Foundation

/// The keys stand here, and are looked up elsewhere: they are in use.
enum Mentions: String, CaseIterable {
  case first = "mention.first"
  case second = "mention.second"

  static let others = ["mention.third", "mention.fourth"]
}
