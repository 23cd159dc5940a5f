import SourceFacts
import Testing

@testable import SwiftScan

private let own = TextAssignment(target: "title", role: .text, type: "Cues")
private let others = TextAssignment(target: "title", role: .text, type: nil)
private let emptied = TextAssignment(target: "title", role: .views, type: "Cues")
private let number = TextAssignment(target: "viewWithTag(3)", role: .text, type: nil)

@Suite("Texts of controls that Swift sets")
struct AssignmentTests {
  @Test(
    "assignments and calls",
    arguments: [
      ("title.text = x", [own]), ("self.title.text = x", [own]), ("title?.text = x", [own]),
      ("title!.attributedText = x", [own]), ("self?.title.stringValue=x", [own]), ("cell.title.text = x", [others]),
      ("a.b.title?.text = x", [others]), ("title.animator().stringValue = x", [own]), ("title[0].text = x", [own]),
      ("x.bind(to: title.rx.text)", [own]),
      ("title.setTitle(x, for: .normal)", [TextAssignment(target: "title", role: .title, type: "Cues")]),
      ("title.configuration?.title = x", [TextAssignment(target: "title", role: .title, type: "Cues")]),
      ("title.placeholder = x", [TextAssignment(target: "title", role: .placeholder, type: "Cues")]),
      ("title = x", [TextAssignment(target: "", role: .title, type: "Cues")]),
      ("self.title = x", [TextAssignment(target: "", role: .title, type: "Cues")]),
      ("popUp.removeAllItems()", [TextAssignment(target: "popUp", role: .items, type: "Cues")]),
      ("[title].forEach { $0.text = x }", [own]), ("[self.title].forEach({ $0.text = x })", [own]),
      ("titles.forEach { $0.text = x }", [TextAssignment(target: "titles", role: .text, type: "Cues")]),
      ("[title].forEach { label in label.text = x }", [own]), ("for label in [title] { label.text = x }", [own]),
      ("for label in [cell.title] where a { label.text = x }", []),
      ("for label in [cell.title] { if a { label.text = x } }", [others]),
      ("[title].map { $0.text = x }", [TextAssignment(target: "$0", role: .text, type: "Cues")]),
      ("self?.title.arrangedSubviews.forEach { $0.removeFromSuperview() }", [emptied]),
      ("for view in title.subviews { view.removeFromSuperview() }", [emptied]), ("title.removeFromSuperview()", []),
      ("[title].forEach { $0.removeFromSuperview() }", []), ("title.subviews.forEach { $0.text = x }", []),
      ("(cell.viewWithTag(3) as? UILabel)?.text = x", [number]), ("let a = self.viewWithTag(3)", [number]),
      ("cell.viewWithTag(tag)", []), ("let title = x", []), ("if title.text == x {}", []), ("x = title.text", []),
      ("(x as Y).text = x", []),
      ("title.font = x", []), (#"print("title.text = x")"#, []), ("// title.text = x", []),
    ] as [(String, [TextAssignment])])
  func assignments(statement: String, expected: [TextAssignment]) {
    for source in [
      "class Cues: View {\nfunc show() {\n\(statement)\n}\n}\n", "extension A.Cues {\nfunc f() {\n\(statement)\n}\n}",
    ] {
      #expect(Facts(source).facts.assignments == expected)
    }
  }

  @Test("each once, sorted, of the type around")
  func types() {
    let facts = Facts(
      "class A { func f() { b.text = x; b.text = y; a.text = z\n} }\nstruct B { func f() { b.text = x } }")
    #expect(
      facts.facts.assignments == [
        TextAssignment(target: "a", role: .text, type: "A"), TextAssignment(target: "b", role: .text, type: "A"),
        TextAssignment(target: "b", role: .text, type: "B"),
      ])
  }
}
