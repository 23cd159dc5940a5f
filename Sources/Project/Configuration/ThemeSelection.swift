/// The themes of a resolver that texts are measured in.
package enum ThemeSelection: Hashable, Sendable {
  /// The one that ``Configuration/theme`` chooses.
  case one
  /// Every choice of contexts.
  case all
  /// Contexts by modifier; “all” stands for each of a modifier's.
  case list([[String: String]])
}
