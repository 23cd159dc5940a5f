/// A target of an Xcode project whose code and resources become a bundle.
struct XcodeBundle: Sendable {
  let name: String
  /// Whether it runs apart from the app that it comes with, whose tables it does not see: `Bundle.main` is its own.
  let isExtension: Bool
  let isApp: Bool
  /// Whether code of the app runs with it, whose `Bundle.main` it is not.
  var isFramework = false
  /// Its files and, with all that is in them, its folders.
  let members: Set<String>
  /// Files in these folders that it does not have.
  let excluded: Set<String>

  private static let samples: Set<String> = [
    "test", "tests", "tester", "demo", "example", "examples", "sample", "samples", "playground",
  ]

  /// Whether the last word of its name says that it is there to try or show something, as in `CuesDemo`.
  var isSample: Bool { DeveloperScreen.words(of: name).last.map(Self.samples.contains) ?? false }

  func holds(_ path: String) -> Bool {
    TargetMembers.holds(members, path) && !TargetMembers.holds(excluded, path)
  }
}
