/// What a command is for, in the order of the program's help.
package enum CommandGroup: CaseIterable, Sendable {
  case check, look, write, tokens, code

  package var heading: String {
    switch self {
    case .check: "Check a project"
    case .look: "Look at texts and layouts"
    case .write: "Write and exchange string files"
    case .tokens: "Design tokens and fonts"
    case .code: "Code"
    }
  }
}
