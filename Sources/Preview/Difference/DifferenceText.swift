import Checks
import PositionedJSON

/// Says what differs between two previews: for a person, for a pull request, for a program.
package enum DifferenceText {
  /// GitHub takes 65,536 characters in a comment; bytes are never fewer.
  static let mostMarkdownBytes = 65_000

  static func summary(_ difference: PreviewDifference) -> String {
    let counts = PreviewDifference.Kind.allCases.map { "\(difference.count($0)) \($0.rawValue)" }
    return """
      \(counts.joined(separator: ", ")); \(difference.unchanged) unchanged, \
      \(difference.comparedPictures == 1 ? "1 pair" : "\(difference.comparedPictures) pairs") of pictures compared.
      """
  }

  /// A line for each cell, and the counts.
  package static func human(_ difference: PreviewDifference) -> String {
    var text = ""
    for entry in difference.entries {
      let reasons = entry.reasons.isEmpty ? "" : ": " + entry.reasons.joined(separator: "; ")
      text +=
        TerminalText.escaped("\(entry.kind.rawValue) \(entry.name.component): \(entry.name.text)\(reasons)") + "\n"
    }
    return text + summary(difference) + "\n"
  }

  /// A table for a pull request; what does not fit into a comment is counted.
  package static func markdown(_ difference: PreviewDifference) -> String {
    var text = "### \(difference.isEmpty ? "✅" : "🖼️") l10n preview: \(summary(difference))\n"
    guard !difference.isEmpty else { return text }
    text += "\n| | component | cell | what changed |\n| --- | --- | --- | --- |\n"
    for (index, entry) in difference.entries.enumerated() {
      let cells = [entry.kind.rawValue, entry.name.component, entry.name.text, entry.reasons.joined(separator: "; ")]
      let row = "| " + cells.map { $0.isEmpty ? "" : MarkdownCell.text($0) }.joined(separator: " | ") + " |\n"
      let end = "\n\(difference.entries.count - index) more\n"
      guard text.utf8.count + row.utf8.count + end.utf8.count <= mostMarkdownBytes else { return text + end }
      text += row
    }
    return text
  }

  package static func json(_ difference: PreviewDifference) -> String {
    JSONOutput.object { json in
      json["kind"] = .string("l10n preview diff")
      json["version"] = .integer(1)
      for kind in PreviewDifference.Kind.allCases { json[kind.rawValue] = .integer(difference.count(kind)) }
      json["unchanged"] = .integer(difference.unchanged)
      json["comparedPictures"] = .integer(difference.comparedPictures)
      json["cells"] = .array(difference.entries.map(cell))
    }.text
  }

  private static func cell(_ entry: PreviewDifference.Entry) -> JSONOutput {
    .object { json in
      json["kind"] = .string(entry.kind.rawValue)
      json["component"] = .string(entry.name.component)
      json["specimen"] = .string(entry.name.specimen)
      json["locale"] = .string(entry.name.locale)
      json["size"] = .string(entry.name.size)
      json["device"] = .string(entry.name.device)
      json["theme"] = .string(entry.name.theme)
      json["axes"] = .string(entry.name.axesText)
      json["sample"] = .string(entry.name.sample)
      json["reasons"] = .strings(entry.reasons)
      json["changedPixels"] = entry.pixels.map { .integer($0.changed) }
      json["pixels"] = entry.pixels.map { .integer($0.all) }
      if !entry.pictures.isEmpty {
        json["pictures"] = .object { pictures in
          for picture in entry.pictures { pictures[picture.label] = .string(picture.path) }
        }
      }
    }
  }
}
