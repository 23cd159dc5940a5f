import ProjectTables

extension XcodeBundle {
  private static let samples: Set<String> = [
    "test", "tests", "tester", "demo", "example", "examples", "sample", "samples", "playground",
  ]

  /// Whether its name says that it is there to try or show something, as in `CuesDemo` or `SampleReader`.
  package var isSample: Bool {
    let words = DeveloperScreen.words(of: name)
    return words.last.map(Self.samples.contains) ?? false || ["example", "sample"].contains(words.first)
  }
}
