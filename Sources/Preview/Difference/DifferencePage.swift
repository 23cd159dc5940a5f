import PositionedJSON

/// Shows what differs between two previews: causes, and pictures of the cells under each.
///
/// The page is plain scripts, as the gallery's is: elements by DOM methods alone, nothing from outside of its folder.
package struct DifferencePage {
  private let difference: PreviewDifference
  private let accepted: Set<Int>
  private let tolerance: Int

  package init(_ difference: PreviewDifference, accepted: Set<Int> = [], tolerance: Int) {
    self.difference = difference
    self.accepted = accepted
    self.tolerance = tolerance
  }

  /// The same for every comparison.
  package static let page = [
    SiteFile(path: "index.html", bytes: PackageResources.differences_html),
    SiteFile(path: "difference.css", bytes: PackageResources.differences_css),
    SiteFile(path: "dom.js", bytes: PackageResources.dom_js),
    SiteFile(path: "comparing.js", bytes: PackageResources.comparing_js),
    SiteFile(path: "filtering.js", bytes: PackageResources.filtering_js),
    SiteFile(path: "differences.js", bytes: PackageResources.differences_js),
  ]

  /// The page and its data; the pictures lie beside them.
  package var files: [SiteFile] { Self.page + [SiteFile(path: "difference.js", bytes: data)] }

  private static let labels = ["before", "after", "difference"]

  /// A call with all that the page shows.
  private var data: [UInt8] {
    var texts = Interned<String>([""])
    let rows = difference.entries.map { row($0, &texts) }
    var script = JSONWriter.script(reserving: difference.entries.count * 80)
    script.code("l10nDifference(")
    script.object {
      $0.member("summary", DifferenceText.summary(difference, accepted: accepted))
      $0.member("note", note)
      $0.member("labels", Self.labels)
      $0.member("kinds", PreviewDifference.Kind.allCases.map(\.rawValue))
      $0.member("verdicts", VerdictChange.Kind.allCases.map(\.rawValue))
      $0.objects("groups", difference.groups) { script, group in
        script.member("title", group.cause.title)
        script.member("details", group.details)
        script.member("entries", group.entries)
        script.member("shared", group.sharedCount)
        script.member("failing", group.newlyFailingCount)
      }
      $0.member("texts", texts.values, onNewLine: true)
      $0.member("entries", Array(rows.enumerated()), onNewLine: true) { script, row in
        script.newLine()
        append(row.element, of: difference.entries[row.offset], isAccepted: accepted.contains(row.offset), to: &script)
      }
    }
    script.code(");\n")
    return script.bytes
  }

  private var note: String {
    var notes: [String] = []
    if tolerance > 0 { notes.append("Differences of up to \(tolerance) of 255 in a channel were let pass.") }
    if !difference.isEmpty, difference.entries.allSatisfy(\.pictures.isEmpty) {
      notes.append("There are no pictures: write both previews with --png.")
    }
    return notes.joined(separator: " ")
  }

  private struct Row {
    /// Of the cell's name, as numbers of texts.
    let name: [Int]
    let verdicts: [Int]
    let reasons: [Int]
  }

  private func row(_ entry: PreviewDifference.Entry, _ texts: inout Interned<String>) -> Row {
    let name = entry.name
    return Row(
      name: [
        name.component, name.specimen, name.axesText, name.sample, name.locale, name.size, name.device, name.theme,
      ].map { texts.number(of: $0) },
      verdicts: [entry.verdicts.before, entry.verdicts.after].map { texts.number(of: $0?.phrase ?? "") },
      reasons: entry.reasons.map { texts.number(of: $0) })
  }

  private func append(
    _ row: Row, of entry: PreviewDifference.Entry, isAccepted: Bool, to script: inout JSONWriter
  ) {
    script.array { script in
      for number in row.name { script.integer(number) }
      script.integer(PreviewDifference.Kind.allCases.firstIndex(of: entry.kind) ?? 0)
      for number in row.verdicts { script.integer(number) }
      script.integer(entry.rank)
      script.integers(entry.groups)
      script.integers(row.reasons)
      script.array(entry.pictures) { script, picture in
        script.integers([Self.labels.firstIndex(of: picture.label) ?? 0, picture.width, picture.height])
      }
      script.integer(entry.scale)
      script.integer(isAccepted ? 1 : 0)
    }
  }
}
