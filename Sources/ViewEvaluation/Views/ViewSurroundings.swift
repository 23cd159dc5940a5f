/// What a view finds around it where another view shows it, for reading it apart from that one.
package struct ViewSurroundings: @unchecked Sendable {
  /// Without values that are made by code; a style of the project's own is one that is not known.
  ///
  /// What is left are names and numbers, which threads may share.
  let environment: ViewEnvironment

  init(_ environment: ViewEnvironment) {
    var plain = environment
    plain.values = [:]
    for (name, style) in environment.styles.sorted(by: { $0.key < $1.key }) {
      if let term = style.term, term.base == nil, !term.hasArguments { continue }
      plain.styles[name] = nil
      plain.unknowns.append(name)
    }
    self.environment = plain
  }
}
