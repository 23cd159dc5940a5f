package struct SyncOptions: Hashable, Sendable {
  /// Whether keys that code no longer names are taken out, with all that was translated.
  package var removesGone: Bool

  /// Whether the comment of a catalog's entry gives way to another one in code, as it does with Xcode.
  package var updatesComments: Bool

  package init(removesGone: Bool = false, updatesComments: Bool = true) {
    self.removesGone = removesGone
    self.updatesComments = updatesComments
  }
}
