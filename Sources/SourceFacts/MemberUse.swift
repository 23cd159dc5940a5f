/// What code does with the text that a property or function of a type gives, as in `Text(tab.title)`.
package struct MemberUse: Hashable, Sendable {
  package enum Way: Hashable, Sendable {
    /// A view or control shows it as it stands.
    case shown(by: String)
    /// It is looked up as a key.
    case lookedUp
    /// Another member gives it in turn.
    case given(by: MemberName)
    /// A call is given it, with the name of the member in the place of a text.
    case handed(to: LiteralArgument)
  }

  package var name: String
  /// The type that it is a member of; `nil` where the file does not tell.
  package var owner: String?
  /// The last name of what it is a member of, as in `selectedTab` of `model.selectedTab.title`, where the type is not
  /// known.
  package var base: String?
  package var way: Way

  package init(_ name: String, of owner: String?, base: String? = nil, _ way: Way) {
    self.name = name
    self.owner = owner
    self.base = base
    self.way = way
  }
}
