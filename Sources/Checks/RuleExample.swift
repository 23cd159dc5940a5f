/// A bad and a good case for the page of a rule; a test runs the rule over both.
package struct RuleExample: Sendable {
  package let bad: ExampleProject
  package let good: ExampleProject
}
