import SourceText

/// A part of a file's code with the names that stand in it, which tell what the app ever reaches: a type, an extension,
/// a member, or what stands in none of these.
package struct CodePart: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// All of the file.
    case file
    /// All of a nib, which is loaded by its name.
    case nib
    case type
    case `extension`
    /// A function, a property with a body or one value for all, another name of a type.
    case member
    /// A property of each value, which gets what it begins with whenever its type is made.
    case stored
    /// A branch of a `switch`, which is met where a value is one of its ``CodePart/cases``.
    case choice
  }

  package var kind: Kind
  /// Of an extension that of the type, of a nib that of its file without the ending; empty for a file.
  package var name: String
  /// The part around it, by its number, which is lower; `nil` for the file, or nib.
  package var owner: Int?
  /// Whether something may reach it that does not name it: it has an attribute, or overrides.
  package var isOpen = false
  /// Whether other packages may name it.
  package var isPublic = false
  /// Whether no other file may name it.
  package var isPrivate = false
  /// What a type, or an extension of it, inherits, without arguments and the types around.
  package var inherits: [String] = []
  package var range: ByteRange
  /// The names that stand in it and in none of its parts, without those of locals, and outside of previews, tests and
  /// code for developers alone: each once, sorted.
  package var names: [String] = []
  /// Those of the ``names`` of which no phone makes anything: they stand only in builds for other systems
  /// (`#if os(tvOS)`), on wide screens (`if sizeClass == .regular`), and before a type in them (`Page.Item`).
  package var otherNames: [String] = []
  /// Names that only patterns ask for, and that make nothing: `case .failed:`.
  package var askedNames: [String] = []
  /// Of an enumeration those that it declares, of a choice those that it is for.
  package var cases: [String] = []

  package init(_ kind: Kind, name: String, owner: Int?, range: ByteRange) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.range = range
  }

  /// Sets the ``names``, ``otherNames`` and ``askedNames``, in their order.
  ///
  /// - Parameters:
  ///   - others: Names of which no phone makes anything there.
  ///   - asked: Names that patterns ask for.
  package mutating func set(names: Set<String>, others: Set<String> = [], asked: Set<String> = []) {
    func sorted(_ names: Set<String>) -> [String] { names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    self.names = sorted(names.union(others))
    otherNames = sorted(others.subtracting(names))
    askedNames = sorted(asked.subtracting(names).subtracting(others))
  }

  /// Whether it says that it is a view, or a modifier of views.
  package var isView: Bool { !Self.views.isDisjoint(with: inherits) }

  /// What views, and modifiers of views, inherit.
  package static let views: Set<String> = ["View", "ViewModifier"]
}
