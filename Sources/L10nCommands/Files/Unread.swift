/// What was not read where files were looked for: what is not found then is not known to be missing.
struct Unread: Sendable {
  struct Place: Sendable {
    /// An absolute path.
    let path: String
    let message: String
    /// Whether it was left out on purpose: it is told, and the call does not fail for it.
    let isNote: Bool
  }

  private(set) var places: [Place] = []

  /// Whether all was read, so that what was not found is gone.
  var isEmpty: Bool { places.isEmpty }

  /// What was wanted and could not be read.
  var failures: [FileAccess.Failure] {
    places.filter { !$0.isNote }.map { FileAccess.Failure(description: $0.message) }
  }

  /// How a call ends that did all else.
  var status: ExitStatus { places.allSatisfy(\.isNote) ? .clean : .failure }

  /// - Parameter path: An absolute path.
  mutating func append(_ path: String, _ failure: FileAccess.Failure) {
    places.append(Place(path: path, message: failure.description, isNote: false))
  }

  mutating func append(_ place: Place) { places.append(place) }

  /// Adds what is not among them yet: several walks may come by one place.
  mutating func append(_ other: Unread) {
    let known = Set(places.map(\.message))
    places += other.places.filter { !known.contains($0.message) }
  }

  /// Those that came after the first `count`.
  func dropping(_ count: Int) -> Unread {
    var rest = self
    rest.places.removeFirst(count)
    return rest
  }

  /// Those at paths that `isIncluded` takes.
  func filter(_ isIncluded: (_ path: String) -> Bool) -> Unread {
    var rest = self
    rest.places.removeAll { !isIncluded($0.path) }
    return rest
  }

  /// Names each place on standard error.
  func report(to terminal: Terminal) {
    for place in places { terminal.fail(place.isNote ? "note: \(place.message)" : place.message) }
  }
}
