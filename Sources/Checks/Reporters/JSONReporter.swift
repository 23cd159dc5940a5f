import DesignTokens
import PositionedJSON
import Project
import TextLayout

/// Writes findings as one JSON object, version 1.
public struct JSONReporter {
  public static func text(_ findings: [Finding], summary: CheckSummary) -> String {
    JSONOutput.object {
      $0["version"] = .integer(1)
      $0["summary"] = json(summary)
      $0["findings"] = .array(findings.map(json))
    }.text
  }

  private static func json(_ summary: CheckSummary) -> JSONOutput {
    .object {
      $0["errors"] = .integer(summary.errors)
      $0["warnings"] = .integer(summary.warnings)
      $0["tables"] = .integer(summary.tables)
      $0["keys"] = .integer(summary.keys)
      $0["locales"] = .strings(summary.locales)
      $0["sizes"] = .strings(summary.sizes)
      $0["measured"] = .integer(summary.measured)
      $0["bound"] = .integer(summary.bound)
      $0["unbound"] = .integer(summary.unbound)
    }
  }

  static func json(_ finding: Finding) -> JSONOutput {
    .object {
      $0["rule"] = .string(finding.rule)
      $0["severity"] = .string(finding.severity.rawValue)
      $0["message"] = .string(finding.message)
      $0["file"] = .string(finding.path)
      $0["line"] = .integer(finding.span.start.line)
      $0["column"] = .integer(finding.span.start.column)
      $0["endLine"] = .integer(finding.span.end.line)
      $0["endColumn"] = .integer(finding.span.end.column)
      $0["table"] = finding.table.map { .string($0) }
      $0["key"] = finding.key.map { .string($0) }
      $0["locale"] = finding.locale.map { .string($0) }
      $0["layout"] = finding.layout.map(json)
      $0["limit"] = finding.limit.map(json)
    }
  }

  private static func json(_ layout: LayoutFacts) -> JSONOutput {
    .object {
      $0["component"] = .string(layout.component)
      $0["slot"] = .string(layout.slot)
      $0["axes"] = .object { members in
        for (name, value) in layout.axes.sorted(by: { $0.key < $1.key }) { members[name] = .string(value) }
      }
      $0["device"] = .string(layout.device)
      $0["size"] = .string(layout.size.rawValue)
      $0["verdict"] = .string(layout.verdict.rawValue)
      $0["needed"] = .points(layout.needed)
      $0["available"] = .points(layout.available)
      $0["lines"] = .integer(layout.lines)
      $0["lineLimit"] = layout.lineLimit.map { .integer($0) } ?? .null
      $0["visible"] = .string(layout.visible)
      $0["firstFailingSize"] = layout.firstFailingSize.map { .string($0.rawValue) }
      $0["remedy"] = remedy(layout)
      $0["font"] = .string(layout.font)
      $0["theme"] = layout.theme.map { .string($0) }
      $0["headroom"] = layout.headroom.map(json)
    }
  }
}

extension JSONReporter {
  /// What would help: `nil` where nothing does.
  private static func remedy(_ layout: LayoutFacts) -> JSONOutput? {
    guard layout.remedy != nil || layout.fittingDevice != nil else { return nil }
    return .object { members in
      if let remedy = layout.remedy { members.append(remedy) }
      members["device"] = layout.fittingDevice.map { .string($0) }
    }
  }
}

extension JSONOutput.Members {
  /// Adds what would make a text fit.
  public mutating func append(_ remedy: Remedy) {
    self["fewerCharacters"] = remedy.fewerCharacters.map { .integer($0) }
    self["lineLimit"] = remedy.lineLimit.map { .integer($0) }
    self["scaleFactor"] = remedy.scaleFactor.map { .number($0) }
  }
}

extension JSONOutput {
  /// A length in points, to a thousandth.
  public static func points(_ points: Points) -> JSONOutput {
    .number((points.value * 1_000).rounded() / 1_000)
  }
}
