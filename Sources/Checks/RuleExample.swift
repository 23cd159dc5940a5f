/// A bad and a good case for the page of a rule; a test runs the rule over both.
public struct RuleExample: Sendable {
  public let bad: ExampleProject
  public let good: ExampleProject

  public init(bad: ExampleProject, good: ExampleProject) {
    self.bad = bad
    self.good = good
  }
}
