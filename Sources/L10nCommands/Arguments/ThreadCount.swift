/// How many threads a command may use.
enum ThreadCount {
  static let option = OptionDescription("jobs", value: "N", "use N threads (default: one for each core)")

  /// The threads asked for, or one for each core.
  ///
  /// - Throws: ``UsageError`` for what is no number from 1 on.
  static func value(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    guard let value = arguments.value(option.name) else { return ProcessEnvironment.processorCount }
    guard let jobs = Int(value), jobs > 0 else {
      throw UsageError("'\(value)' is no number of jobs: give one from 1 on")
    }
    return jobs
  }
}
