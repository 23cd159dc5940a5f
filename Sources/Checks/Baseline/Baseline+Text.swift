extension Baseline {
  static let version = 1

  /// The baseline as a file: JSON, an entry a line, so that a change of one finding is a change of one line.
  package var bytes: [UInt8] {
    var output = ReportBytes()
    output.append("{\n  \"version\": \(Self.version),\n  \"findings\": [")
    for (index, entry) in entries.enumerated() {
      output.append(index == 0 ? "\n    { " : ",\n    { ")
      output.append(entry)
      output.append(" }")
    }
    output.append(entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    return output.bytes
  }
}

extension ReportBytes {
  fileprivate mutating func append(_ entry: BaselineEntry) {
    append("\"rule\": ", json: entry.subject.rule)
    append(", \"table\": ", json: entry.subject.table)
    append(", \"key\": ", json: entry.subject.key)
    append(", \"locale\": ", json: entry.subject.locale)
    append(", \"component\": ", json: entry.subject.component)
    append(", \"size\": ", json: entry.size)
    append(", \"device\": ", json: entry.device)
    if entry.count > 1 { append(", \"count\": ", entry.count) }
  }
}
