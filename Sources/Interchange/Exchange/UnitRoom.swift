/// The room that a text has in the app, as an export tells translators and their tools.
package struct UnitRoom: Hashable, Sendable {
  /// How the limits are written; the note is the same.
  package enum Form: String, Sendable, CaseIterable {
    /// As XLIFF 1.2 has them: `maxwidth`, `size-unit` and `font` of the unit. They hold for one line, so that a text of
    /// several has the note alone.
    case xliff
    /// The same, and for several lines the attribute `weblate-flags`, which XLIFF does not know: Weblate reads both.
    case weblate
  }

  /// The width and the font in which it is to be measured.
  package struct Limit: Hashable, Sendable {
    /// Whole points, rounded down.
    package let width: Int
    package let lines: Int
    package let family: String
    /// Whole points, rounded up.
    package let pointSize: Int
    /// From 1 to 1000.
    package let weight: Int

    package init(width: Int, lines: Int, family: String, pointSize: Int, weight: Int) {
      self.width = width
      self.lines = lines
      self.family = family
      self.pointSize = pointSize
      self.weight = weight
    }
  }

  /// `nil` where no number holds for the text as it stands in the unit: the width is assumed, the text wraps freely, or
  /// arguments stand in it.
  package let limit: Limit?
  /// A sentence for each slot.
  package let note: String

  package init(limit: Limit?, note: String) {
    self.limit = limit
    self.note = note
  }

  /// The attributes of the unit, each with a blank before it.
  func attributes(_ form: Form) -> String {
    guard let limit else { return "" }
    if limit.lines == 1 {
      return " maxwidth=\"\(limit.width)\" size-unit=\"point\" font=\"\(XMLOutput.attribute(limit.font))\""
    }
    guard form == .weblate else { return "" }
    return """
       font="\(XMLOutput.attribute(limit.font))" weblate-flags="max-size:\(limit.width):\(limit.lines)"
      """
  }
}

extension UnitRoom.Limit {
  /// “Font name, size, and weight” (XLIFF 1.2, `font`), between semicolons.
  ///
  /// The weight is one of the three names that Weblate's check of rendered texts knows (`FONT_WEIGHTS` in
  /// `weblate/fonts/utils.py`); it refuses others. The heavier one of two is wider.
  fileprivate var font: String {
    let name = family.split { $0 == ";" || $0 == "\n" || $0 == "\t" }.joined(separator: " ")
    let weight = self.weight < 350 ? "light" : self.weight <= 450 ? "normal" : "bold"
    return "\(name);\(pointSize);\(weight)"
  }
}
