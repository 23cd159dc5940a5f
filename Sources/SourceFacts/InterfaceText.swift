/// What a storyboard or nib says of one of its texts, for those who ask whether a user ever sees it.
package struct InterfaceText: Hashable, Sendable {
  /// Why no user sees a text, whatever code does.
  package enum Unseen: String, Hashable, Sendable, CaseIterable {
    /// Interface Builder or its user has put it there to have something to look at.
    case placeholder
    /// The control shows no such text: the header of a column in a table without headers.
    case undrawn
    /// A binding replaces it.
    case bound
    /// An attribute of the project's own says that its class looks it up.
    case lookedUp
  }

  /// A name by which code reaches the object.
  package struct Outlet: Hashable, Sendable {
    /// The class that has the property; `nil` for any.
    package var type: String?
    /// The property, without low lines before it; empty for the class itself, whose title is that of its items.
    package var name: String
    /// Whether only code of that class names it: every controller has a `navigationItem`.
    package var isOwn: Bool

    package init(type: String?, name: String, isOwn: Bool = false) {
      self.type = type
      self.name = String(name.drop { $0 == "_" })
      self.isOwn = isOwn
    }
  }

  package var role: TextRole
  /// `nil` where that depends on code.
  package var unseen: Unseen?
  /// The names of the object that shows it.
  package var outlets: [Outlet] = []
  /// The names of the menu that it is an item of.
  package var menus: [Outlet] = []
  /// The names of the stacks and views around it.
  package var containers: [Outlet] = []
  /// Whether it is in the menu bar of a Mac.
  package var isOfMenuBar = false
  /// Texts that the project sets on the object beside those of the system: the text is looked up where one is a key.
  package var attributes: [String] = []

  package init(role: TextRole) { self.role = role }
}
