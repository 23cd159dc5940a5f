extension StringDocument {
  /// The entries that an app would see: those before the place at which Apple's parser stops.
  package var entriesReadByApple: Slice<StringEntries> {
    // It reads a file without a defect to its end; to count its keys would take longer than all else.
    if problems.isEmpty { return entries[...] }
    return switch apple.outcome {
    case .all: entries[...]
    case .first(let count): entries.prefix(count)
    case .nothing: entries.prefix(0)
    }
  }
}
