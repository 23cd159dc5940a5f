import TestSupport
import Testing

@testable import Checks

@Suite("Checks on several threads")
struct ThreadTests {
  @Test("the findings are the same for any number of threads and any size of the parts")
  func threads() throws {
    var random = SeededGenerator(seed: 4)
    let fixture = RandomTexts.project(&random, keys: 8_400, locales: ["de", "en"])
    let alone = try fixture.findings(jobs: 1).described
    #expect(alone.count > 1_000)
    #expect(try fixture.findings(jobs: 3).described == alone)
  }
}
