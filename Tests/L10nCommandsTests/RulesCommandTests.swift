import Foundation
import Testing

@Suite("Rules from the command line")
struct RulesCommandTests {
  @Test("are listed in groups with what holds of them")
  func list() throws {
    let run = try ProgramRun("rules")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Files\n  syntax-error "))
    #expect(run.output.contains("\nDesign tokens\n  token-syntax "))
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.contains { $0.starts(with: ["near-limit", "off"]) })
    #expect(lines.contains { $0.starts(with: ["extra-key", "warning"]) })
    #expect(lines.contains { $0.starts(with: ["argument-type", "error"]) })
  }

  @Test("are listed for programs")
  func json() throws {
    let report = try ProgramRun("rules", "--format", "json").report()
    let rules = try #require(report["rules"] as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "near-limit" })
    #expect(rule["isOnByDefault"] as? Bool == false)
    #expect(rule["group"] as? String == "Layout")
    #expect(rule["severity"] as? String == "warning")
    #expect(rules.count > 25)
  }

  @Test("are explained: what, why, an example, what to write instead, how to configure")
  func explain() throws {
    let run = try ProgramRun("explain", "missing-argument")
    #expect(run.status == 0)
    let headings = run.output.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      headings == [
        "# missing-argument", "## What it does", "## Why is this bad?", "## Example", "## Use instead",
        "## How to configure",
      ])
    #expect(run.output.contains("`fr.lproj/Localizable.strings`:\n\n```strings\n\"key\" = \"fichiers\";\n```\n"))
    #expect(run.output.contains(#"{ "rules": { "missing-argument": "warning" } }"#))
    #expect(run.output.contains("/* l10n:disable missing-argument -- the reason */"))
  }

  @Test("a misspelt one is told with the nearest")
  func misspelt() throws {
    let run = try ProgramRun("explain", "mising-argument")
    #expect(run.status == 2)
    #expect(run.errors == "l10n: unknown rule 'mising-argument'; did you mean 'missing-argument'?\n")
  }

  @Test("the JSON Schema knows every rule and key")
  func schema() throws {
    let schema = try ProgramRun("rules", "--format", "schema").report()
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(properties.keys.contains("overrides") && properties.keys.contains("bindings"))
    let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
    let rules = try #require(definitions["rules"]?["properties"] as? [String: Any])
    #expect(rules.keys.contains("low-contrast") && rules.keys.contains("missing-argument"))
    #expect(definitions["rules"]?["additionalProperties"] as? Bool == false)
  }
}
