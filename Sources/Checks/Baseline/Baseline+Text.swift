import PositionedJSON

extension Baseline {
  static let version = 1

  /// The baseline as a file: JSON, an entry a line, so that a change of one finding is a change of one line.
  package var bytes: [UInt8] {
    var output = JSONWriter(.lines, .report)
    output.object {
      $0.member("version", Self.version)
      $0.member("findings", entries) { list, entry in
        list.object(in: .oneLine) {
          $0.member("rule", entry.subject.rule)
          $0.member("table", entry.subject.table)
          $0.member("key", entry.subject.key)
          $0.member("locale", entry.subject.locale)
          $0.member("component", entry.subject.component)
          $0.member("size", entry.size)
          $0.member("device", entry.device)
          if entry.count > 1 { $0.member("count", entry.count) }
        }
      }
    }
    output.code("\n")
    return output.bytes
  }
}
