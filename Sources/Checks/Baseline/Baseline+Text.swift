extension Baseline {
  static let version = 1

  /// The baseline as a file: JSON, an entry a line, so that a change of one finding is a change of one line.
  public var bytes: [UInt8] {
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
    append("\"rule\": ")
    appendJSON(entry.subject.rule)
    append(", \"table\": ", entry.subject.table)
    append(", \"key\": ", entry.subject.key)
    append(", \"locale\": ", entry.subject.locale)
    append(", \"component\": ", entry.subject.component)
    append(", \"size\": ", entry.size)
    append(", \"device\": ", entry.device)
    if entry.count > 1 { append(", \"count\": \(entry.count)") }
  }

  private mutating func append(_ name: String, _ value: String?) {
    guard let value else { return }
    append(name)
    appendJSON(value)
  }
}
