import SourceFacts
import SourceScan
import Testing

private let own = TextAssignment(target: "title", role: .text, type: "Cues")
private let others = TextAssignment(target: "title", role: .text, type: nil)

@Suite("Objective-C: texts of controls that code sets")
struct ObjectiveCAssignmentTests {
  @Test(
    "assignments and messages",
    arguments: [
      ("title.text = x;", [own]), ("_title.text = x;", [own]), ("self.title.text = x;", [own]),
      ("self->title.attributedText = x;", [own]), ("[self.title setText:x];", [own]), ("[_title setText:x];", [own]),
      ("[[self title] setText:x];", [own]), ("[self title].text = x;", [own]), ("titles[0].text = x;", []),
      ("cell.title.text = x;", [others]), ("[[cell title] setText:x];", [others]),
      ("[[title animator] setStringValue:x];", [own]), ("[title.cell setStringValue:x];", [own]),
      ("[title setTitle:x forState:0];", [TextAssignment(target: "title", role: .title, type: "Cues")]),
      ("self.title = x;", [TextAssignment(target: "", role: .title, type: "Cues")]),
      ("[self setTitle:x];", [TextAssignment(target: "", role: .title, type: "Cues")]),
      ("[popUp removeAllItems];", [TextAssignment(target: "popUp", role: .items, type: "Cues")]),
      ("[cell viewWithTag:3];", [TextAssignment(target: "viewWithTag(3)", role: .text, type: nil)]),
      ("[cell viewWithTag:kTag];", []), ("if (title.text == x) return;", []), ("x = title.text;", []),
      ("[title setFont:x];", []),
    ] as [(String, [TextAssignment])])
  func assignments(statement: String, expected: [TextAssignment]) throws {
    let source = "@implementation Cues\n- (void)show {\n\(statement)\n}\n@end\n"
    let facts = try #require(
      SourceScan.facts(of: Array(source.utf8), path: "Cues.m", settings: ScanSettings()))
    let found = facts.assignments.filter { statement.hasPrefix("titles") ? $0.target == "title" : true }
    #expect(found == expected)
  }
}
