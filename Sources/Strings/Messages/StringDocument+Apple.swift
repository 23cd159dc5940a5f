import StringFormats

extension StringDocument {
  /// The entries that an app would see: those before the place at which Apple's parser stops.
  public var entriesReadByApple: Slice<StringEntries> {
    switch apple.outcome {
    case .all: entries[...]
    case .first(let count): entries.prefix(count)
    case .nothing: entries.prefix(0)
    }
  }
}
