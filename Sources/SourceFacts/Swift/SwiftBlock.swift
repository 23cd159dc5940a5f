/// A closure, or what a body does.
package struct SwiftBlock: Hashable, Sendable {
  /// The names of what it is given; empty where it uses `$0`, or is given nothing.
  package let parameters: [String]
  package let statements: [SwiftStatement]

  package init(parameters: [String] = [], _ statements: [SwiftStatement]) {
    self.parameters = parameters
    self.statements = statements
  }
}
