import Testing

@testable import L10nCommands

@Suite struct ApprovalDayTests {
  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"),
    (1_735_603_200, "2024-12-31"), (1_764_288_000, "2025-11-28"), (4_107_542_400, "2100-03-01"),
    (253_402_300_799, "9999-12-31"),
  ])
  func dayOfSeconds(seconds: Int, text: String) {
    #expect(ApprovalsOfCall.day(ofSeconds: seconds) == text)
  }
}
