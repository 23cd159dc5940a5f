import SourceText

/// Names what a file holds in place of a table, where its reader met a defect that Apple's parser does not survive.
///
/// Of a merge conflict the first side is read, so that the rest of the table is checked as it will be.
enum ForeignContentReader {
  /// - Parameter read: Reads bytes as what the format says, whatever they are.
  static func read(
    _ bytes: [UInt8], _ format: StringFormat, insteadOf result: Reading, _ read: ([UInt8]) -> Reading
  ) -> Reading {
    let form: ForeignContent.Form =
      switch format {
      case .xcstrings: .json
      case .xliff: .xml
      case .strings, .stringsdict, .loctable: .propertyList
      }
    guard let content = ForeignContent(of: bytes, in: form) else { return result }
    let conflicts = MergeConflict.all(in: bytes)
    guard conflicts.isEmpty else { return Self.read(bytes, conflicts, insteadOf: result, read) }
    var reading = Reading(ofFile: bytes.count)
    reading.report(Defect(.rejectsTable, content.message, range: content.range, hint: content.hint))
    reading.losesEntries = true
    reading.form = result.form
    return reading
  }

  private static func read(
    _ bytes: [UInt8], _ conflicts: [MergeConflict], insteadOf result: Reading, _ read: ([UInt8]) -> Reading
  ) -> Reading {
    var reading = read(MergeConflict.firstSides(of: bytes, conflicts))
    let defects = conflicts.enumerated().map { number, conflict in
      Defect(
        number == 0 ? result.effect : .readsOn, ForeignContent.conflictMessage, range: conflict.opening,
        hint: ForeignContent.conflictHint, kind: .mergeConflict)
    }
    reading.explain(by: defects, as: result)
    return reading
  }
}

extension Reading {
  /// What Apple's parser does at the defect that ends its reading.
  fileprivate var effect: Defect.Effect {
    switch outcome {
    case .all: .readsOn
    case .first: .stopsSilently
    case .nothing: .rejectsTable
    }
  }
}
