extension Rule.Check {
  /// Reports those differences between the arguments of a translation and its source that `message` has words for.
  static func differences(_ message: @escaping @Sendable (ArgumentDifference) -> String?) -> Rule.Check {
    .unit(on: .difference(.arguments)) { compared, report in
      for difference in compared.differences {
        if let message = message(difference) { report.add(message, at: difference.range, of: compared.unit) }
      }
    }
  }
}
