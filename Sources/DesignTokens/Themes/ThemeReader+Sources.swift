import PositionedJSON
import SourceText

/// Reading of sets, modifiers and the sources that they list.
extension ThemeReader {
  /// The sources of a set, or `nil` after a report.
  mutating func set(_ json: JSONValue, name: String, isInline: Bool) -> [TokenSource]? {
    let own = ["description", "sources", "$extensions"]
    guard
      let fields = log.fields(
        of: json, known: isInline ? own + ["name", "type"] : own, required: ["sources"],
        subject: "the set '\(name.excerpt)'", rule: .syntax, in: 0)
    else { return nil }
    _ = text(fields["description"], "description", &log)
    checkExtensions(fields["$extensions"])
    return fields["sources"].map { list(of: $0) }
  }

  /// A modifier with the sources of its contexts in their order, or `nil` after a report.
  mutating func modifier(_ json: JSONValue, name: String, isInline: Bool) -> (Modifier, [[TokenSource]])? {
    let own = ["description", "contexts", "default", "$extensions"]
    let subject = "the modifier '\(name.excerpt)'"
    guard
      let fields = log.fields(
        of: json, known: isInline ? own + ["name", "type"] : own, required: ["contexts"], subject: subject,
        rule: .syntax, in: 0)
    else { return nil }
    let summary = text(fields["description"], "description", &log)
    checkExtensions(fields["$extensions"])
    guard let list = fields["contexts"] else { return nil }
    guard list.kind == .object else {
      fail("the contexts of \(subject) are an object, not \(list.phrase)", list)
      return nil
    }
    var names: [String] = []
    var seen: Set<String> = []
    var contexts: [[TokenSource]] = []
    for (context, keyRange, sources) in list.members {
      guard seen.insert(context).inserted else {
        log.report(.syntax, "the context '\(context.excerpt)' is given twice", at: keyRange.start, in: 0)
        continue
      }
      if context.isEmpty { log.report(.syntax, "a context has an empty name", at: keyRange.start, in: 0) }
      names.append(context)
      contexts.append(self.list(of: sources))
    }
    if names.count < 2 { fail("\(subject) needs two contexts at least", list) }
    if let chosen = fields["default"], !seen.contains(chosen.string ?? "") {
      let suggestion = log.suggestion(for: chosen.string ?? "", among: names)
      fail("\(subject) has no context \(chosen.quotedPhrase)\(suggestion)", chosen)
    }
    return (
      Modifier(name: name, summary: summary, contexts: names, defaultContext: fields["default"]?.string), contexts
    )
  }

  private mutating func checkExtensions(_ json: JSONValue?) {
    guard let json, json.kind != .object else { return }
    fail("'$extensions' must be an object, not \(json.phrase)", json)
  }

  /// The sources of a list: references to sets and files, and tokens that stand in it.
  mutating func list(of json: JSONValue) -> [TokenSource] {
    guard json.kind == .array else {
      fail("sources are a list, not \(json.phrase)", json)
      return []
    }
    var sources: [TokenSource] = []
    var path: [Int] = []
    for element in json.elements { append(element, to: &sources, path: &path) }
    return sources
  }

  /// - Parameter path: The references that lead here, by their place on the tape.
  private mutating func append(_ json: JSONValue, to sources: inout [TokenSource], path: inout [Int]) {
    sourcesLeft -= 1
    guard sourcesLeft > 0 else { return }
    guard json.kind == .object else {
      return fail("a source is an object with tokens or a '$ref', not \(json.quotedPhrase)", json)
    }
    guard let reference = json["$ref"] else {
      sources.append(TokenSource(file: 0, node: json.index))
      return
    }
    guard let text = reference.string else {
      return fail("'$ref' is text, not \(reference.phrase)", reference, rule: .alias)
    }
    guard !path.contains(json.index), path.count < 64 else {
      return fail("'\(text.excerpt)' leads back to itself", reference, rule: .cycle)
    }
    path.append(json.index)
    defer { path.removeLast() }
    let overrides = Set(json.members.map(\.key)).subtracting(["$ref"])
    if text.utf8.first == UInt8(ascii: "#") {
      appendOwn(text, reference, skipping: overrides, to: &sources, path: &path)
    } else {
      appendFile(text, reference, skipping: overrides, to: &sources)
    }
    if !overrides.isEmpty { sources.append(TokenSource(file: 0, node: json.index, skipped: ["$ref"])) }
  }

  /// Tokens of this file: a set, or an object wherever it stands.
  private mutating func appendOwn(
    _ text: String, _ reference: JSONValue, skipping overrides: Set<String>, to sources: inout [TokenSource],
    path: inout [Int]
  ) {
    guard let segments = Reference.segments(ofPointer: text), let first = segments.first else {
      return fail("'\(text.excerpt)' is no JSON pointer", reference, rule: .alias)
    }
    if first == "modifiers" || first == "resolutionOrder" {
      return fail("sources may not refer to '#/\(first)'", reference, rule: .alias)
    }
    guard let root, let target = root.value(at: segments[...]) else {
      return fail("'\(text.excerpt)' leads nowhere", reference, rule: .alias)
    }
    guard first == "sets", segments.count == 2 else {
      if target.kind == .object, target["$ref"] == nil {
        sources.append(TokenSource(file: 0, node: target.index, skipped: overrides))
        return
      }
      return append(target, to: &sources, path: &path)
    }
    guard !path.contains(target.index) else {
      return fail("'\(text.excerpt)' leads back to itself", reference, rule: .cycle)
    }
    path.append(target.index)
    defer { path.removeLast() }
    guard let list = target["sources"], list.kind == .array else { return }
    for element in list.elements { append(element, to: &sources, path: &path) }
  }

  /// Tokens of another file, or of a place in it.
  private mutating func appendFile(
    _ text: String, _ reference: JSONValue, skipping overrides: Set<String>, to sources: inout [TokenSource]
  ) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if text.contains("://") {
      return fail("'\(text.excerpt)' is a remote file, which is not read", reference, rule: .alias)
    }
    guard let file = file(parts[0], reference) else { return }
    guard parts.count == 2, !parts[1].isEmpty else {
      sources.append(TokenSource(file: file, node: 0, skipped: overrides))
      return
    }
    let pointer = parts[1].utf8.first == UInt8(ascii: "/") ? "#\(parts[1])" : "#/\(parts[1])"
    guard let root = try? files[file].content.get().root, let segments = Reference.segments(ofPointer: pointer),
      let target = root.value(at: segments[...])
    else { return fail("'\(text.excerpt)' leads nowhere", reference, rule: .alias) }
    sources.append(TokenSource(file: file, node: target.index, skipped: overrides))
  }

  private mutating func file(_ name: String, _ reference: JSONValue) -> Int? {
    let folder = files[0].path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = name.utf8.first == UInt8(ascii: "/") ? name : (folder.map(String.init) + [name]).joined(separator: "/")
    if let known = loaded[path] { return known }
    switch load(path) {
    case .success(let bytes):
      files.append(TokenFile(path: path, bytes: bytes))
      loaded[path] = files.count - 1
      return files.count - 1
    case .failure(let error):
      loaded[path] = .some(nil)
      fail(error.message, reference, rule: .alias)
      return nil
    }
  }
}

extension JSONValue {
  /// The value that the names of a JSON pointer lead to.
  fileprivate func value(at names: ArraySlice<String>) -> JSONValue? {
    var json = self
    for name in names {
      let next: JSONValue? =
        json.kind == .array
        ? Reference.arrayIndex(name).flatMap { index in Array(json.elements.prefix(index + 1)).dropFirst(index).first }
        : json[name]
      guard let next else { return nil }
      json = next
    }
    return json
  }
}
