import Checks
import PositionedJSON
import Project
import SourceText
import Workspace

extension LanguageServer {
  /// Of a file more findings are not told.
  private static let mostFindings = 1_000

  private static let layoutRules = Set(Rule.projectRules.filter(\.asksForLayouts).map(\.id))

  func publish(_ news: ProjectKeeper.News) {
    switch news {
    case .checked(let index, let unsaved):
      state.index = index
      var lists: [String: [JSONOutput]] = [:]
      var uris: [String: String] = [:]
      for (name, findings) in index.findings {
        let path = index.path(of: name)
        let text = unsaved[path] ?? bytes(of: name, in: index)
        lists[path] = diagnostics(findings, path: path, checked: text)
      }
      for path in Set(lists.keys).union(state.documents.keys) { uris[path] = uri(of: path) }
      publish(lists, uris)
    case .failed(let failures):
      var lists: [String: [JSONOutput]] = [:]
      let root = state.index?.root
      for failure in failures {
        guard let name = failure.path, let position = failure.position, let path = path(of: name, root) else {
          log(failure.message)
          continue
        }
        let positions = state.documents[path]?.positions
        let place = SourcePosition(line: position.line, column: position.column)
        let start = positions?.json(of: place) ?? Self.json(place)
        lists[path, default: []].append(
          diagnostic(
            from: start, to: start, severity: .error, code: nil, message: failure.message))
      }
      for (path, list) in lists { publish(list, of: uri(of: path)) }
    }
  }

  /// The configuration lies at the root, which is known after the first look alone.
  private func path(of name: String, _ root: String?) -> String? {
    if name.hasPrefix("/") { return name }
    if let root { return SystemPath.standardized(root + "/" + name) }
    return state.documents.keys.first { $0.hasSuffix("/" + name) }
  }

  private func bytes(of name: String, in index: ProjectIndex) -> [UInt8]? {
    if let number = index.documentNumbers[name] { return index.project.documents[number].document.bytes }
    return index.codeNumbers[name].map { index.code[$0].bytes }
  }

  private func uri(of path: String) -> String { state.documents[path]?.address.uri ?? FileAddress(path: path).uri }

  private func publish(_ lists: [String: [JSONOutput]], _ uris: [String: String]) {
    var left = Set(told.keys)
    for (path, uri) in uris.sorted(by: { $0.key < $1.key }) {
      left.remove(uri)
      publish(lists[path] ?? [], of: uri)
    }
    // What was wrong in other files is mended.
    for uri in left.sorted() { publish([], of: uri) }
  }

  private func publish(_ list: [JSONOutput], of uri: String) {
    let version = FileAddress(uri: uri).flatMap { state.documents[$0.path]?.version }
    let all = JSONOutput.array(list)
    if told[uri] ?? .array([]) == all { return }
    told[uri] = list.isEmpty ? nil : all
    notify(
      "textDocument/publishDiagnostics",
      .object {
        $0["uri"] = .string(uri)
        $0["version"] = version.map { .integer($0) }
        $0["diagnostics"] = all
      })
  }

  /// Tells what the rules about texts find in a file that was just edited, and what of it was laid out before.
  func publishTexts(of path: String) {
    guard let index = state.index, let name = index.name(of: path), let document = state.documents[path],
      let number = index.documentNumbers[name]
    else { return }
    let known = index.project.documents[number].document.bytes
    if known == document.bytes { return }
    guard
      let plan = try? RulePlan(
        index.project.configuration, path: index.checked.loaded.configurationPath,
        of: Rule.projectRules.filter { !$0.asksForLayouts }),
      let all = try? index.checked.findings(replacing: name, with: document.bytes, plan, jobs: jobs)
    else { return }
    let texts = index.told(all).filter { $0.path == name }
    let layouts = (index.findings[name] ?? []).filter { Self.layoutRules.contains($0.rule) }
    publish(
      diagnostics(texts, path: path, checked: document.bytes) + diagnostics(layouts, path: path, checked: known),
      of: document.address.uri)
  }

  /// The findings of a file as the protocol writes them.
  ///
  /// - Parameter checked: The text that they were found in; `nil` where nobody knows it.
  private func diagnostics(_ findings: [Finding], path: String, checked: [UInt8]?) -> [JSONOutput] {
    let open = state.documents[path]
    let lines = open.map { $0.bytes == checked ? $0.positions : nil } ?? positions(of: path, checked)
    let mapping = open.flatMap { open in checked.map { EditMapping(from: $0, to: open.bytes) } }
    var list = findings.prefix(Self.mostFindings).compactMap { finding -> JSONOutput? in
      let span = finding.span
      guard let lines else { return diagnostic(from: Self.json(span.start), to: Self.json(span.end), of: finding) }
      guard let open, let mapping, !mapping.isSame else {
        return diagnostic(from: lines.json(of: span.start), to: lines.json(of: span.end), of: finding)
      }
      let start = lines.offset(of: span.start)
      return mapping.stretched(start..<max(start, lines.offset(of: span.end))).map { range in
        diagnostic(
          from: open.positions.json(of: range.lowerBound), to: open.positions.json(of: range.upperBound), of: finding)
      }
    }
    if findings.count > Self.mostFindings {
      let top = Self.json(SourcePosition(line: 1, column: 1))
      list.append(
        diagnostic(
          from: top, to: top, severity: .warning, code: nil,
          message: "\(findings.count - Self.mostFindings) more findings of this file: see 'l10n check'"))
    }
    return list
  }

  /// The lines of a text that was checked.
  private func positions(of path: String, _ checked: [UInt8]?) -> TextPositions? {
    guard let checked else { return nil }
    if let index = state.index, let number = index.name(of: path).flatMap({ index.documentNumbers[$0] }),
      index.project.documents[number].document.bytes == checked
    {
      // It may be in another encoding than UTF-8.
      let lines = index.project.documents[number].document.lineTable()
      return TextPositions(lines: lines, bytes: checked, unit: state.unit)
    }
    return TextPositions(checked, unit: state.unit)
  }

  /// A place of a file whose text is not at hand: scalars are taken for characters.
  private static func json(_ position: SourcePosition) -> JSONOutput {
    .object {
      $0["line"] = .integer(position.line - 1)
      $0["character"] = .integer(position.column - 1)
    }
  }

  private func diagnostic(from start: JSONOutput, to end: JSONOutput, of finding: Finding) -> JSONOutput {
    diagnostic(
      from: start, to: end, severity: finding.severity, code: finding.rule, message: finding.message,
      isUnnecessary: finding.rule == Rule.unusedKey.id)
  }

  private func diagnostic(
    from start: JSONOutput, to end: JSONOutput, severity: Severity, code: String?, message: String,
    isUnnecessary: Bool = false
  ) -> JSONOutput {
    .object {
      $0["range"] = .object {
        $0["start"] = start
        $0["end"] = end
      }
      $0["severity"] = .integer(severity == .error ? 1 : severity == .warning ? 2 : 3)
      $0["code"] = code.map { .string($0) }
      $0["source"] = .string("l10n")
      $0["message"] = .string(message)
      if isUnnecessary { $0["tags"] = .array([.integer(1)]) }
    }
  }

  private func log(_ message: String) {
    notify(
      "window/logMessage",
      .object {
        $0["type"] = .integer(2)
        $0["message"] = .string(message)
      })
  }
}
