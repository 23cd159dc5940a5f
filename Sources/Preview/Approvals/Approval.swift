/// A difference that somebody looked at and took: a line of the file of approvals.
package struct Approval: Hashable, Sendable {
  /// What tells a cell from the others, as texts: component, specimen, axes, sample, locale, size, device, theme.
  package struct Cell: Hashable, Comparable, Sendable {
    package let fields: [String]

    init(fields: [String]) { self.fields = fields }

    package init(_ name: PreviewCell.Name) {
      fields = [
        name.component, name.specimen, name.axesText, name.sample, name.locale, name.size, name.device, name.theme,
      ]
    }

    package static func < (left: Cell, right: Cell) -> Bool {
      left.fields.lexicographicallyPrecedes(right.fields)
    }

    /// What a reader calls it: whatever is not empty.
    package var text: String { fields.filter { !$0.isEmpty }.joined(separator: " · ") }
  }

  /// Who took it, when and why.
  package struct Signature: Hashable, Sendable {
    /// As in “2026-11-28”.
    package let date: String
    package let who: String
    package let reason: String

    package init(date: String, who: String, reason: String) {
      self.date = date
      self.who = who
      self.reason = reason
    }
  }

  package let cell: Cell
  /// The digests of the cell; `nil` where there is none.
  package let before: String?
  package let after: String?
  package let signature: Signature
}

extension Approval: Comparable {
  package static func < (left: Approval, right: Approval) -> Bool {
    if left.cell != right.cell { return left.cell < right.cell }
    return left.tail.lexicographicallyPrecedes(right.tail)
  }

  private var tail: [String] { [before ?? "", after ?? "", signature.date, signature.who, signature.reason] }
}
