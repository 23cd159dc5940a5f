import AppIntents

struct StartPractice: AppIntent {
  static let title: LocalizedStringResource = "home.start"
  static let description = IntentDescription("Starts the practice of today")  // expect: hardcoded-string

  @Parameter(title: "settings.length") var minutes: Int
  @Parameter(
    title: .init("errors.offlin", table: "Errors"),  // expect: undefined-key
    requestValueDialog: IntentDialog("Which cue?"))  // expect: hardcoded-string
  var cue: String

  static var parameterSummary: some ParameterSummary {
    Summary("Practice \(\.$cue) for \(\.$minutes)")  // expect: hardcoded-string
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}
