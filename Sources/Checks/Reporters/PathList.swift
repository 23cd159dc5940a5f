/// Paths and other names in a line for people, which the terminal escapes.
package enum PathList {
  /// More paths are only counted.
  private static let mostNames = 2

  /// The names of few paths, the number of many: “'Pods', 'Tests'”, “30 paths”.
  package static func text(_ paths: [String]) -> String {
    paths.count > mostNames ? "\(paths.count) paths" : quoted(paths)
  }

  package static func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
