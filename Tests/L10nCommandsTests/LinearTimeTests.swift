import Foundation
import Testing

/// The processor time of commands grows in step with their input; that of the release build is mostly its start.
@Suite(.disabled(if: ProgramRun.isOptimised)) struct LinearTimeTests {
  /// Four times the input takes at most 2.6 times the time, twice: 4 is linear, 16 quadratic.
  private static let factor = 4
  private static let limit = 2.6 * 2.6

  @Test(arguments: LargeInput.inTexts + LargeInput.ofVariations + LargeInput.ofTables)
  func grows(input: LargeInput) throws {
    var growth = Double.infinity
    // Who else uses the machine may spoil one comparison.
    for _ in 0..<2 where growth > Self.limit {
      let (small, large) = (try seconds(input, input.size), try seconds(input, input.size * Self.factor))
      growth = min(growth, large / small)
    }
    #expect(growth <= Self.limit)
  }

  /// The processor time of a run, which others on the machine hardly change.
  private func seconds(_ input: LargeInput, _ size: Int) throws -> Double {
    let folder = try TemporaryFolder()
    for (path, text) in input.files(size) { try folder.write(text, to: path) }
    return try ProcessorTime(input.arguments, in: folder.url).seconds
  }
}
