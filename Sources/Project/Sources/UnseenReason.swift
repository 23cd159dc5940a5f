import SourceFacts

/// Why no user sees a text of a storyboard or nib.
package enum UnseenReason: Hashable, Sendable {
  /// The file itself says so.
  case stated(InterfaceText.Unseen)
  /// Its app has no menu bar.
  case menuBar
  /// Code sets the text of the object, or makes the items of its menu: the name that it uses.
  case set(String)
  /// Code empties the stack or view around it: the name that it uses.
  case removed(String)
  /// The text, or a runtime attribute of the object, is the name of a key, which code looks up.
  case key(String)

  package var description: String {
    switch self {
    case .stated(.placeholder): "a placeholder"
    case .stated(.undrawn): "not drawn"
    case .stated(.bound): "replaced by a binding"
    case .stated(.lookedUp): "looked up by its class"
    case .menuBar: "of an app without a menu bar"
    case .set(let name): name.isEmpty ? "set by its class" : "set in code, as '\(name)'"
    case .removed(let name): "removed in code, with all that is in '\(name)'"
    case .key(let key): "looked up as '\(key)'"
    }
  }
}
