import Foundation
import Testing

/// The processor time of commands grows in step with their input; that of the release build is mostly its start.
@Suite(.disabled(if: ProgramRun.isOptimised)) struct LinearTimeTests {
  /// Four times the input takes four times the time where that is linear, 16 times where it is quadratic.
  private static let factor = 4
  private static let limit = 8.0

  @Test(arguments: LargeInput.inTexts + LargeInput.ofVariations + LargeInput.ofTables)
  func grows(input: LargeInput) throws {
    var growth = Double.infinity
    // Who else uses the machine may spoil a comparison.
    for _ in 0..<4 where growth > Self.limit {
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
