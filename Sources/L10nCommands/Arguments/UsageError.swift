import SourceText

/// A call that cannot be carried out as it stands: exit status 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// An unknown name, with the nearest known one or all of them.
  init(unknown kind: String, _ name: String, known: [String]) {
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    let help = NearestName.of(name, in: known).map { "did you mean '\($0)'?" } ?? "known are \(list)"
    self.init("unknown \(kind) '\(name)'; \(known.isEmpty ? "there is none" : help)")
  }
}
