import Foundation
import Strings

/// Prints the state of an inbox in the language of its first argument: `swift run Inbox pl`.
@main
enum Main {
  static func main() throws {
    let preferences = Array(CommandLine.arguments.dropFirst())
    let l10n = L10n(try LocalizedStrings(contentsOf: Bundle.module.bundleURL, preferredLanguages: preferences))
    for count in [0, 1, 3, 5] { print(l10n.inbox.unread(count)) }
    print(l10n.inbox.movedTo(messages: 2, folderName: "Home"))
    print(l10n.button.continue)
  }
}
