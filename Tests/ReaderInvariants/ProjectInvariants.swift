import Project
import SourceText
import StringTables

/// A folder with one file that says what the others are: the kind of that file in the first byte of the input.
struct FuzzedProject {
  private static let names = [
    "App/App.xcodeproj/project.pbxproj", "App/Package.swift", ".gitmodules", "App/Sources/L10n.swift",
  ]
  private static let tables = [
    "App/Sources/de.lproj/Localizable.strings", "App/Sources/en.lproj/Localizable.strings", "App/T.xcstrings",
    "App/Tests/en.lproj/T.strings", "Pods/Lib/en.lproj/T.strings", "de.xliff",
  ]
  private static let code = [
    "App/Sources/App.swift", "App/Sources/View.m", "App/Sources/L10n.swift", "App/Tests/AppTests.swift",
    "App/Package.swift", "Lib/Sources/Lib.swift", "Pods/Lib/Lib.swift",
  ]

  private let file: ProjectFile

  /// `nil` for no input.
  init?(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return nil }
    file = ProjectFile(path: Self.names[Int(first) % Self.names.count], bytes: Array(bytes.dropFirst()))
  }

  func read() -> ProjectSurvey {
    ProjectSurvey(
      tables: Self.tables, code: Self.code, markers: [Self.names[0], Self.names[1]], files: [file])
  }

  /// What is left out are files of the folder or folders that hold some, all settings come from it, and it is read the
  /// same twice.
  func check() throws(BrokenInvariant) {
    let (survey, again) = (read(), read())
    let (one, other) = (survey.configuration, again.configuration)
    try require(survey.language == again.language, "another language")
    try require(one.exclude == other.exclude && one.locales == other.locales, "another configuration")
    try require(one.sources?.exclude == other.sources?.exclude, "other files of code")
    try require(one.sources?.paths.map(\.text) == other.sources?.paths.map(\.text), "another folder of code")
    let all = Self.tables + Self.code
    for path in one.exclude + (one.sources?.exclude ?? []) + (one.sources?.paths.map(\.text) ?? []) where path != "." {
      let isThere = all.contains { $0 == path || $0.hasPrefix(path + "/") }
      try require(isThere, "'\(path)' is left out, and is not there")
    }
    guard let project = survey.mainProject else { return }
    let paths = project.members.union(project.testMembers).union(project.folders)
    let size = paths.reduce(0) { $0 + $1.utf8.count }
    try require(size <= 40 * file.bytes.count + 1_024, "paths of \(size) bytes from \(file.bytes.count) bytes")
    try require(paths.allSatisfy { !$0.hasPrefix("/") }, "a path leads out of the project")
  }
}
