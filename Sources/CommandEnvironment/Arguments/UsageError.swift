import SourceText

/// A call that cannot be carried out as it stands: exit status 2.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  /// An unknown name, with the nearest known one.
  ///
  /// - Parameter listing: The call that lists the known names.
  package init(unknown kind: String, _ name: String, known: [String], listing: String? = nil) {
    let parts = name.split(separator: ",").map { $0.filter { $0 != " " } }
    if parts.count > 1, parts.allSatisfy(known.contains) {
      self.init("unknown \(kind) '\(name)'; repeat the option for each of \(parts.count)")
      return
    }
    self.init("unknown \(kind) '\(name)'; \(NearestName.advice(on: name, among: known, listing: listing))")
  }

  /// A path at which there is nothing, with the nearest name beside it.
  package init(nothingAt name: String, in workingDirectory: String) {
    self.init("there is no file or folder '\(name)'\(FileAccess.advice(onMissing: name, in: workingDirectory))")
  }
}
