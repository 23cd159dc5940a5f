import PositionedJSON

/// A task that a user may give to an agent by its name.
struct AgentPrompt: Sendable {
  struct Argument: Sendable {
    let name: String
    let summary: String
  }

  let name: String
  let summary: String
  let arguments: [Argument]
  let text: @Sendable (_ argument: (String) -> String) -> String

  static let all = [
    AgentPrompt(
      name: "translate", summary: "Translate what a language lacks",
      arguments: [Argument(name: "locale", summary: "The language, as in 'de'")],
      text: { argument in
        """
        Translate the texts that '\(argument("locale"))' lacks. List them with keys_to_translate. For each read the \
        comment, and use key_details where the place is unclear. Try every text with propose: keep all placeholders, \
        give every plural form, and shorten what does not fit. Write only what passes, with apply where that tool is \
        there, and list at the end what was left open and why.
        """
      }),
    AgentPrompt(
      name: "review", summary: "Look through the findings of the project", arguments: [],
      text: { _ in
        """
        Look through the errors of list_findings, page by page. Group them by cause, explain each cause in a sentence \
        (explain_rule tells what a rule is about), and propose what to change, in the order of harm to the app's users.
        """
      }),
  ]

  var json: JSONOutput {
    .object {
      $0["name"] = .string(name)
      $0["description"] = .string(summary)
      $0["arguments"] = .array(
        arguments.map { argument in
          .object {
            $0["name"] = .string(argument.name)
            $0["description"] = .string(argument.summary)
            $0["required"] = .bool(true)
          }
        })
    }
  }
}
