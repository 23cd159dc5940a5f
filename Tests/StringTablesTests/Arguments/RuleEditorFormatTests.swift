import StringTables
import Testing

@Suite("Formats of rule editors")
struct RuleEditorFormatTests {
  @Test(
    "menus are emptied",
    arguments: [
      ("%[Name]@", "%[]@"), ("%1$[Name]@ %2$[is, is not]@ %3$@", "%1$[]@ %2$[]@ %3$@"),
      ("100 %% %12$[a]@", "100 %% %12$[]@"), ("%d %[]@ %[b]", "%d %[]@ %[b]"), ("%[a]@ %", "%[]@ %"),
    ])
  func menus(text: String, shape: String) { #expect(RuleEditorFormat.shape(of: text) == shape) }

  @Test(
    "a text without a menu is none",
    arguments: ["", "%", "%@", "%%[Name]@", "%1$@ [is]@", "%[Name] @", "%$[Name]@", "%1[", "%1$", "%[", "[%@]@"])
  func others(text: String) { #expect(RuleEditorFormat.shape(of: text) == nil) }
}
