/// What was not read where files were looked for: what is not found then is not known to be missing.
package struct Unread: Sendable {
  package struct Place: Sendable {
    /// An absolute path.
    package let path: String
    package let message: String
    /// Whether it was left out on purpose: it is told, and the call does not fail for it.
    package let isNote: Bool
  }

  package private(set) var places: [Place] = []

  package init() {}

  /// Whether all was read, so that what was not found is gone.
  package var isEmpty: Bool { places.isEmpty }

  /// What was wanted and could not be read.
  package var failures: [FileAccess.Failure] {
    places.filter { !$0.isNote }.map { FileAccess.Failure(description: $0.message) }
  }

  /// How a call ends that did all else.
  package var status: ExitStatus { places.allSatisfy(\.isNote) ? .clean : .failure }

  /// - Parameter path: An absolute path.
  package mutating func append(_ path: String, _ failure: FileAccess.Failure) {
    places.append(Place(path: path, message: failure.description, isNote: false))
  }

  package mutating func append(_ place: Place) { places.append(place) }

  /// Adds what is not among them yet: several walks may come by one place.
  package mutating func append(_ other: Unread) {
    let known = Set(places.map(\.message))
    places += other.places.filter { !known.contains($0.message) }
  }

  /// Those that came after the first `count`.
  package func dropping(_ count: Int) -> Unread {
    var rest = self
    rest.places.removeFirst(count)
    return rest
  }

  /// Those at paths that `isIncluded` takes.
  package func filter(_ isIncluded: (_ path: String) -> Bool) -> Unread {
    var rest = self
    rest.places.removeAll { !isIncluded($0.path) }
    return rest
  }

  /// Names each place on standard error.
  package func report(to terminal: Terminal) {
    for place in places { terminal.fail(place.isNote ? "note: \(place.message)" : place.message) }
  }
}
