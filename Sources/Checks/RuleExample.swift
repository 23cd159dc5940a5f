/// A bad and a good case for the page of a rule; a test runs the rule over both.
public struct RuleExample: Sendable {
  public let bad: ExampleProject
  public let good: ExampleProject
}
