import ProjectTables

extension XcodeBundle {
  private static let samples: Set<String> = [
    "test", "tests", "tester", "demo", "example", "examples", "sample", "samples", "playground",
  ]

  /// Whether the last word of its name says that it is there to try or show something, as in `CuesDemo`.
  package var isSample: Bool { DeveloperScreen.words(of: name).last.map(Self.samples.contains) ?? false }
}
