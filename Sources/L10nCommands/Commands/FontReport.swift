import Checks
import PositionedJSON
import Project
import TextLayout

/// A survey of fonts as text and as JSON; files go by their names, so that two machines with the same fonts agree.
enum FontReport {
  static func lines(_ survey: FontSurvey) -> [String] {
    var lines: [String] = []
    for family in survey.families { lines += self.lines(family) }
    if survey.families.isEmpty { lines.append("no token, component or binding asks for a font") }
    if !survey.fallbacks.isEmpty { lines += ["", "Fallback, where a family has no glyph:"] }
    for fallback in survey.fallbacks {
      let names = fallback.fonts.dropFirst().map(\.name)
      let fonts =
        fallback.fonts.prefix(1).map { "\($0.name) (\(description(of: $0.file)))" }.joined()
        + (names.isEmpty ? "" : ", then " + names.joined(separator: ", "))
      lines.append(
        "  \(fallback.script) in \(fallback.locales.joined(separator: ", ")): \(fonts.isEmpty ? "none" : fonts)")
    }
    if !survey.coverage.isEmpty { lines += ["", "Locales:"] }
    for row in survey.coverage { lines += self.lines(row) }
    return lines
  }

  private static func lines(_ family: FontSurvey.Family) -> [String] {
    let uses = family.cuts.compactMap(\.use)
    var lines = ["\(family.name): \(sureness(of: family))"]
    for cut in family.cuts {
      lines.append(
        "  weight \(number(cut.request.weight)): \(cut.use.map(description) ?? "nothing to measure it with")")
    }
    var metrics: [String] = []
    for use in uses where !metrics.contains(self.metrics(of: use)) { metrics.append(self.metrics(of: use)) }
    var notes: [String] = []
    for note in uses.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
    lines += metrics.map { "  \($0)" }
    if let use = uses.first(where: { $0.origin != nil }), let name = use.profile, let origin = use.origin {
      lines.append("  \(name) was measured on \(origin.system)\(origin.source.map { ": \($0)" } ?? "")")
    }
    lines += notes.map { "  note: \($0)" }
    return lines + family.suggestions.map { "  help: \($0)" }
  }

  private static func lines(_ row: FontCoverage) -> [String] {
    let fonts = row.fonts.map { "\($0.font) in \($0.texts)" }.joined(separator: ", ")
    var lines = [
      """
        \(row.locale), \(row.family): \(sureness(of: row.confidence)); \(counted(row.texts, "text")), \
      \(counted(row.characters, "character")); \(fonts)
      """
    ]
    if !row.missing.isEmpty {
      lines.append("    no glyph: \(row.missing.map { "'\($0)'" }.joined(separator: " "))")
    }
    return lines + row.suggestions.map { "    help: \($0)" }
  }

  private static func description(of use: FontUse) -> String {
    let display = use.display.flatMap { display -> String? in
      guard let sizes = use.opticalSizes else { return nil }
      let range = "\(number(sizes.lowerBound)) to \(number(sizes.upperBound)) pt"
      return display == use.file ? "; optical size \(range)" : "; from \(range) to \(description(of: display))"
    }
    return description(of: use.file) + (use.file.isVariable ? ", cut at \(number(use.file.weight))" : "")
      + (display ?? "")
  }

  private static func description(of file: FontUse.File) -> String {
    file.index == 0 ? file.name : "\(file.name), face \(file.index)"
  }

  private static func metrics(of use: FontUse) -> String {
    let profile = use.profile ?? ""
    let tracking =
      switch use.trackingSource {
      case nil: "no tracking by size"
      case .font?: "tracking by size from the font"
      case .metrics?: "tracking by size from \(profile)"
      }
    let owner = use.lineHeightSource == .metrics ? profile : "the font"
    return "line height \(number(use.lineHeight)) em from \(owner), \(tracking)"
  }

  private static func sureness(of family: FontSurvey.Family) -> String {
    if family.cuts.contains(where: { $0.use == nil }) { return "missing" }
    let uses = family.cuts.compactMap(\.use)
    var guardBand: Double?
    for use in uses {
      switch use.confidence {
      case .substituted: return "substituted, nobody knows by how much widths differ"
      case .standIn(_, let band): guardBand = max(guardBand ?? 0, band)
      case .exact: continue
      }
    }
    guard let guardBand else { return "exact" }
    return "stand-in, ±\(number(guardBand * 100)) % (\(uses.compactMap(\.profile).first ?? ""))"
  }

  private static func sureness(of confidence: FontCoverage.Confidence) -> String {
    switch confidence {
    case .standIn(let guardBand): "stand-in, ±\(number(guardBand * 100)) %"
    default: name(of: confidence)
    }
  }

  static func name(of confidence: FontCoverage.Confidence) -> String {
    switch confidence {
    case .exact: "exact"
    case .standIn: "stand-in"
    case .fallback: "fallback"
    case .substituted: "substituted"
    case .missing: "missing glyphs"
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// At most six places after the point.
  static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
