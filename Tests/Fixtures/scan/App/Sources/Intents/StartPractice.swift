import AppIntents

struct StartPractice: AppIntent {
  static let title: LocalizedStringResource = "home.start"
  static let description = IntentDescription("Starts the practice of today")  // expect: hardcoded-string

  @Parameter(title: "settings.length") var minutes: Int

  func perform() async throws -> some IntentResult {
    .result()
  }
}
