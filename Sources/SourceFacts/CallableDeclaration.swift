/// What a file declares that may be given texts: an initialiser, a function, a case of an enumeration.
///
/// It tells which literals of other files are keys: `Row(title: "cue.start")` looks the key up where `title` is a
/// `LocalizedStringKey`, or a `String` that the code of `Row` looks up.
package struct CallableDeclaration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Of a type, or what a structure without one is made with.
    case initializer
    case function
    case staticFunction
    case enumCase
    /// A variable that a key can be assigned to.
    case property
    /// A member of `String` that looks the string up, as in `"cue.start".localized`.
    case textMember
  }

  package var kind: Kind
  /// The type that it is a member of, without those around it; `nil` for a function of no type.
  package var owner: String?
  /// That of the type for an initialiser.
  package var name: String
  /// Of the parameters, `_` for none.
  package var labels: [String]
  /// Whether the last parameter takes any number of arguments: `CVarArg...`.
  package var isVariadic = false
  /// The numbers of the parameters whose literals are keys; of a member of `String`, 0 is the string itself.
  package var keys: [Int] = []
  /// The numbers of those whose literals are strings and no keys.
  package var texts: [Int] = []
  /// The table that a key is handed on to be looked up in; `nil` for the default table.
  package var table: String?
  /// Whether that table is known at run time only.
  package var hasUnknownTable = false
  /// Whether the keys are strings, which are looked up by the code of the declaration: one with an interpolation is
  /// made at run time.
  package var takesStrings = false
  /// Whether what it hands strings on to is there to look up.
  package var looksUp = false
  /// What it gives its ``texts`` to.
  package var handings: [ParameterHanding] = []

  package init(_ kind: Kind, owner: String?, name: String, labels: [String]) {
    self.kind = kind
    self.owner = owner
    self.name = name
    self.labels = labels
  }
}
