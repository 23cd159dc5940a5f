import Strings
import Testing

@testable import Project

struct CommentAnnotationTests {
  @Test(arguments: [
    ("@EkoButton.title", "EkoButton", "title", [:]),
    (
      "The button below. @EkoButton.title(size: large, fullWidth: true) %1$@ is a name", "EkoButton", "title",
      ["size": "large", "fullWidth": "true"]
    ),
    ("@card.body(size:small)", "card", "body", ["size": "small"]),
    ("@Chip.label(size", "Chip", "label", [:]), ("@Chip.label(size: )", "Chip", "label", [:]),
    ("@System.tabBar.first(count: 3)", "System.tabBar", "first", ["count": "3"]),
    ("@System.button", "System", "button", [:]), ("@Chip.label.", "Chip", "label", [:]),
    ("@A.b @C.d", "A", "b", [:]), ("@Größe.titel", "Größe", "titel", [:]),
  ])
  func slots(comment: String, component: String, slot: String, axes: [String: String]) {
    #expect(
      CommentAnnotation(comment).slot == ComponentSlot(component: component, slot: slot, axes: axes))
  }

  @Test(arguments: ["", "mail me@example.com", "@", "@name", "@.x", "@name.", "100 %", "%", "%@", "%1$", "a = b"])
  func otherWordsAreTheTranslators(comment: String) {
    #expect(CommentAnnotation(comment).slot == nil)
    #expect(CommentAnnotation(comment).samples == SampleArguments())
  }

  @Test(arguments: [
    (#"%1$@ = "Maximiliane""#, [1: FormatArgument.text("Maximiliane")]),
    (#"%@ = "Ann", %lld = 12."#, [1: .text("Ann"), 2: .integer(12)]),
    (#"%2$lld = -4; %1$.1f = 0.5"#, [1: .floatingPoint(0.5), 2: .integer(-4)]),
    (#"%3$@ = "a" and %@ = "b""#, [3: .text("a"), 4: .text("b")]),
    (#"%@ = "never closed"#, [:]), (#"%@ = x"#, [:]), (#"%100$@ = "x""#, [:]),
  ])
  func samples(comment: String, values: [Int: FormatArgument]) {
    #expect(CommentAnnotation(comment).samples == SampleArguments(values))
  }
}
