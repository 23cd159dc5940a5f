/// Writes typed accessors for the keys of string tables as a Swift file.
///
/// Every key becomes a property, or a function that takes what its text reads. The file holds no text of a translation:
/// the app looks it up when it runs.
package struct CodeGenerator {
  /// The file, and what its reader should know of it.
  package struct Output: Sendable {
    package let code: String
    /// One line for each key that has no accessor, or one with another name than its own; sorted.
    package let notes: [String]
  }

  private let options: CodeOptions

  package init(_ options: CodeOptions = .standard) { self.options = options }

  /// The file for `sources`; the same keys give the same bytes, in whatever order they come.
  ///
  /// Of equal keys of one table the one with the first place is taken.
  ///
  /// - Complexity: O(*n* log *n*) in the number of keys.
  package func output(for sources: [AccessorSource]) -> Output {
    var notes: [String] = []
    var parameters: [AccessorIdentity: ParameterList] = [:]
    var usable: [AccessorSource] = []
    for source in sources.sorted(by: { $0.place < $1.place }) where parameters[AccessorIdentity(source)] == nil {
      var problem: String?
      guard let list = ParameterList(of: source, runtime: options.runtime, problem: &problem) else {
        notes.append("\(source.place): the key '\(source.shortKey)' has no accessor: \(problem ?? "")")
        continue
      }
      parameters[AccessorIdentity(source)] = list
      usable.append(source)
    }
    let tree = Namespace.tree(of: usable, rootTable: options.rootTable, notes: &notes)
    var writer = CodeWriter(options: options, parameters: parameters)
    writer.write(tree)
    return Output(code: writer.code, notes: notes.sorted())
  }
}

/// What tells a key from all others.
struct AccessorIdentity: Hashable {
  let table: String
  /// The bytes of the key: equality of texts would hold two spellings of one letter for the same key.
  let key: [UInt8]

  init(_ source: AccessorSource) {
    table = source.table
    key = Array(source.key.utf8)
  }
}
