import Project

extension Rule.Check {
  /// Reports those differences between the arguments of a translation and its source that `message` has words for.
  ///
  /// - Parameters:
  ///   - isRight: Whether nothing is wrong with a key whatever differs.
  ///   - isRare: Whether most users never meet what is wrong.
  static func differences(
    unless isRight: @escaping @Sendable (Unit, Report) -> Bool = { _, _ in false },
    isRare: @escaping @Sendable (Unit, Report) -> Bool = { _, _ in false },
    _ message: @escaping @Sendable (ArgumentDifference) -> String?
  ) -> Rule.Check {
    .unit(on: .difference(.arguments)) { compared, report in
      if isRight(compared.unit, report) { return }
      for difference in compared.differences {
        if let message = message(difference) {
          report.add(message, at: difference.range, of: compared.unit, isRare: isRare(compared.unit, report))
        }
      }
    }
  }
}
