import SourceText

/// Names what a file holds in place of a table, where its reader met a defect that Apple's parser does not survive.
///
/// Of a merge conflict the first side is read, so that the rest of the table is checked as it will be.
enum ForeignContentReader {
  typealias Result = PropertyListReader.Result

  static func read(_ bytes: [UInt8], _ format: StringFormat, insteadOf result: Result) -> Result {
    let form: ForeignContent.Form =
      switch format {
      case .xcstrings: .json
      case .xliff: .xml
      case .strings, .stringsdict, .loctable: .propertyList
      }
    guard let content = ForeignContent(of: bytes, in: form) else { return result }
    let conflicts = MergeConflict.all(in: bytes)
    guard conflicts.isEmpty else { return read(bytes, format, conflicts, insteadOf: result) }
    var reading = Reading(ofFile: bytes.count)
    reading.report(Defect(.rejectsTable, content.message, range: content.range, hint: content.hint))
    reading.losesEntries = true
    return Result(reading: reading, form: result.form)
  }

  private static func read(
    _ bytes: [UInt8], _ format: StringFormat, _ conflicts: [MergeConflict], insteadOf result: Result
  ) -> Result {
    var read = StringDocument.readAsWritten(MergeConflict.firstSides(of: bytes, conflicts), format)
    let defects = conflicts.enumerated().map { number, conflict in
      Defect(
        number == 0 ? result.reading.effect : .readsOn, ForeignContent.conflictMessage, range: conflict.opening,
        hint: ForeignContent.conflictHint, kind: .mergeConflict)
    }
    read.reading.explain(by: defects, as: result.reading)
    return read
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
