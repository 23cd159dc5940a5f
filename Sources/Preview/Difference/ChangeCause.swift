/// What changed between two previews so that cells are not as they were.
package struct ChangeCause: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// A text: that of a key in a language, or one that code holds.
    case key
    /// The value of a design token.
    case token
    /// The description of a component, or the code of a view.
    case code
    case font
    /// The size or resolution of a device.
    case device
    /// The cell looks the same and is judged otherwise.
    case rule
    /// The version of the program; nothing that a cell is made from changed.
    case tool
    /// There was no such cell, and there is one; or the other way round.
    case new, removed
    /// The manifests show nothing that explains it.
    case unknown
  }

  package let kind: Kind
  /// “Table/key”, the path of a token, the name of a component; empty for causes that have no name.
  package let name: String

  static let unknown = ChangeCause(kind: .unknown, name: "")

  /// What a reader calls it.
  package var title: String {
    switch kind {
    case .key: name.hasPrefix("/") ? "text in code '\(name.dropFirst())'" : "key \(name)"
    case .token: "token \(name)"
    case .code: "component \(name)"
    case .font: "font \(name)"
    case .device: "device \(name)"
    case .rule: "judged otherwise"
    case .tool: "version of l10n"
    case .new: "new \(name)"
    case .removed: "removed \(name)"
    case .unknown: "cause not known"
    }
  }
}

/// Cells that have a cause in common.
package struct ChangeGroup: Sendable {
  package let cause: ChangeCause
  /// What the cause consists of, a phrase each: “de: “Los” → “Anfangen””.
  package let details: [String]
  /// Numbers among the entries, the worst first.
  package let entries: [Int]
  /// Cells that other causes changed too.
  package let sharedCount: Int
  package let newlyFailingCount: Int
  package let failingCount: Int
  /// Sorted.
  package let components: [String]
  package let locales: [String]
}
