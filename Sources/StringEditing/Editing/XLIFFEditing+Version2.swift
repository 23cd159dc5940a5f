import SourceText
import StringFormats

/// What XLIFF 2 writes otherwise than 1.2.
extension XLIFFEditing {
  /// Refuses what can't be the `id` of a unit: XLIFF 2 asks for a name token.
  static func requireIdentifier(_ name: String) throws(EditError) {
    let isToken = name.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", ":", "\u{B7}", "\u{C0}"...: true
      default: false
      }
    }
    if name.isEmpty || !isToken {
      throw .unsupported("'\(name)' can't be the id of an XLIFF 2 unit: letters, digits and '.-_:' can")
    }
  }

  /// A state in the words of XLIFF 2, which has none for those that Xcode tells apart: they go into `subState`.
  static func version2Words(for state: EntryState) -> StateWords {
    let qualifier: String? =
      switch state {
      case .new, .translated, .unknown: nil
      case .needsReview: "xcode:needs-review-l10n"
      case .machineTranslated: "xcode:leveraged-mt"
      }
    return StateWords(state: state == .new ? "initial" : "translated", qualifier: qualifier, qualifierName: "subState")
  }

  func version2Unit(
    _ addition: Addition, like unit: XLIFFUnit, _ anchor: StringEntry
  ) throws(EditError) -> String {
    try Self.requireIdentifier(addition.key)
    let line = line(of: anchor)
    let inner = unit.firstCore.map(gap) ?? line + "  "
    let innermost = unit.source.map(gap) ?? inner + "  "
    var text = line + "<unit id=\"" + (try writer.xml(addition.key, isAttribute: true)) + "\" xml:space=\"preserve\">"
    if let comment = addition.comment {
      text += inner + "<notes>" + innermost + "<note>" + (try writer.xml(comment)) + "</note>" + inner + "</notes>"
    }
    text += inner + "<segment>" + innermost + "<source>" + (try writer.xml(addition.value)) + "</source>"
    text += (isOnOneLine(innermost) ? "" : inner) + "</segment>"
    return text + (isOnOneLine(inner) ? "" : line) + "</unit>"
  }

  private func isOnOneLine(_ gap: String) -> Bool { !gap.utf8.contains { $0 == 0x0A || $0 == 0x0D } }

  /// The first note of a unit, with what holds the notes where that is missing, too.
  func version2Note(_ text: String, in unit: XLIFFUnit) throws(EditError) -> Splice {
    guard let core = unit.firstCore else { throw .unreadable }
    let outer = gap(before: core)
    let inner = unit.segments.isEmpty ? outer : unit.source.map(gap) ?? outer
    let note = inner + "<note>" + (try writer.xml(text)) + "</note>"
    if let holder = unit.notesHolder {
      return Splice(holder.whole, writer.encode("<notes>" + note + gap(before: holder) + "</notes>"))
    }
    let start = core.whole.lowerBound
    return Splice(start..<start, writer.encode("<notes>" + note + outer + "</notes>" + outer))
  }
}
