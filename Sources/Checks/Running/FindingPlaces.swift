import Project
import SourceText
import StringTables

/// Turns what rules report into findings: byte ranges into lines and columns, in the order of every report.
struct FindingPlaces {
  let measured: MeasuredProject
  let configurationPath: String?

  /// The findings, sorted by file and place; each file is a task of its own.
  ///
  /// - Parameter parts: Lists in the order of what was run.
  /// - Complexity: O(*n* log *n*), and O(*m*) in the bytes of the files with findings, whose lines are found.
  func findings(_ parts: [[Report.Entry]], jobs: Int) -> [Finding] {
    var entries = [[EntryNumber]](repeating: [], count: measured.project.documents.count)
    let code = measured.project.sourceIndex?.files ?? []
    var codeLines: [Int: SourceLines] = [:]
    var others: [Finding] = []
    for (part, list) in parts.enumerated() {
      for index in list.indices {
        switch list[index].place {
        case .document(let number, _): entries[number].append(EntryNumber(part: part, index: index))
        case .source(let number, let range):
          let lines = codeLines[number] ?? SourceLines(LineTable(code[number].bytes))
          codeLines[number] = lines
          others.append(Finding(list[index].facts, path: code[number].path, span: lines.span(of: range), lines: lines))
        case .file(let path):
          others.append(finding(list[index].facts, at: SourcePosition(line: 1, column: 1), of: path))
        case .configuration(let position):
          if let path = configurationPath { others.append(finding(list[index].facts, at: position, of: path)) }
        case .token(let place, let theme):
          others += measured.project.themes[theme].system.locate([place]).map { place in
            Finding(
              list[index].facts, path: place.path, span: SourceSpan(start: place.start, end: place.end),
              lines: place.lineText.map { SourceLines($0, ofLine: place.start.line) })
          }
        }
      }
    }
    let findings = findings(entries, of: parts, jobs: jobs)
    return others.isEmpty ? findings : Finding.sorted(findings + others)
  }

  private func finding(_ facts: FindingFacts, at position: SourcePosition, of path: String) -> Finding {
    Finding(facts, path: path, span: SourceSpan(start: position, end: position), lines: nil)
  }

  /// Which entry of which list.
  private struct EntryNumber {
    let part: Int
    let index: Int
  }

  /// The findings in documents, which are sorted by path.
  ///
  /// - Parameter entries: Those of each document.
  private func findings(_ entries: [[EntryNumber]], of parts: [[Report.Entry]], jobs: Int) -> [Finding] {
    let documents = measured.project.documents
    var (tasks, count) = ([(document: Int, slots: Range<Int>)](), 0)
    for number in documents.indices where !entries[number].isEmpty {
      tasks.append((number, count..<count + entries[number].count))
      count += entries[number].count
    }
    // The storage of empty arrays is one for all threads, and its count would be written.
    if count == 0 { return [] }
    return [Finding](unsafeUninitializedCapacity: count) { room, filled in
      // Made where they stay: each task has slots of its own, and together they have all.
      nonisolated(unsafe) let room = room
      _ = tasks.concurrentMap(jobs: jobs) { task in
        Self.fill(
          UnsafeMutableBufferPointer(rebasing: room[task.slots]), with: entries[task.document], of: parts,
          in: documents[task.document])
      }
      filled = count
    }
  }

  /// Puts the findings of one document into as many slots, sorted by place.
  private static func fill(
    _ slots: UnsafeMutableBufferPointer<Finding>, with entries: [EntryNumber], of parts: [[Report.Entry]],
    in document: ProjectDocument
  ) {
    let ranges = entries.map { entry in
      guard case .document(_, let range) = parts[entry.part][entry.index].place else {
        preconditionFailure("another place")
      }
      return range
    }
    let lines = SourceLines(of: document.document, holding: ranges)
    let spans = ranges.map(lines.span)
    // No line of a binary file says anything to a reader.
    let shown = document.document.encoding == "binary-plist" ? nil : lines
    func facts(_ number: Int) -> FindingFacts { parts[entries[number].part][entries[number].index].facts }
    for (slot, number) in Finding.order(of: spans, facts: facts).enumerated() {
      slots.initializeElement(
        at: slot, to: Finding(facts(number), path: document.path, span: spans[number], lines: shown))
    }
  }
}
