import Foundation
import Testing

/// The processor time of commands grows in step with their input.
@Suite struct LinearTimeTests {
  /// Four times the input takes at most 2.6 times the time, twice: 4 is linear, 16 quadratic.
  private static let factor = 4
  private static let limit = 2.6 * 2.6

  @Test(arguments: LargeInput.inTexts + LargeInput.ofVariations + LargeInput.ofTables)
  func grows(input: LargeInput) throws {
    let (small, large) = (try seconds(input, input.size), try seconds(input, input.size * Self.factor))
    let growth = large / small
    #expect(growth <= Self.limit, "\(small) s, then \(large) s: \(growth) times the time")
  }

  /// The processor time of a run, which others on the machine hardly change: that of the shorter of two.
  private func seconds(_ input: LargeInput, _ size: Int) throws -> Double {
    let folder = try TemporaryFolder()
    for (path, text) in input.files(size) { try folder.write(text, to: path) }
    return try min(
      ProcessorTime(input.arguments, in: folder.url).seconds, ProcessorTime(input.arguments, in: folder.url).seconds)
  }
}
