import PositionedJSON
import SourceText

/// Reads a resolver file; what it finds lies in its members afterwards.
struct ThemeReader {
  /// So many files and sources are read in all: sets may name one another again and again.
  static let sourceLimit = 10_000

  private(set) var name: String?
  private(set) var summary: String?
  private(set) var modifiers: [Modifier] = []
  private(set) var steps: [ThemeResolver.Step] = []
  var files: [TokenFile]
  var log = ProblemLog(isLenient: false)
  var sourcesLeft = ThemeReader.sourceLimit
  /// Number of a file by the path that was loaded; `nil` for one that could not be.
  var loaded: [String: Int?] = [:]
  let load: (String) -> Result<[UInt8], ThemeFileError>

  init(_ file: TokenFile, load: @escaping (String) -> Result<[UInt8], ThemeFileError>) {
    files = [file]
    self.load = load
  }

  var root: JSONValue? { try? files[0].content.get().root }

  mutating func fail(_ message: String, _ json: JSONValue, rule: TokenRule = .syntax) {
    log.report(rule, message, at: json.range.start, in: 0)
  }

  mutating func read() {
    if case .failure(let error) = files[0].content {
      log.report(.syntax, error.message, at: error.offset, in: 0)
    }
    guard let root else { return }
    let known = ["$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs"]
    guard
      let fields = log.fields(
        of: root, known: known, required: ["version", "resolutionOrder"], subject: "a resolver", rule: .syntax, in: 0)
    else { return }
    name = text(fields["name"], "name")
    summary = text(fields["description"], "description")
    _ = text(fields["$schema"], "$schema")
    if let version = fields["version"], version.string != "2025.10" {
      fail("'version' is '2025.10', not \(version.quotedPhrase)", version)
    }
    if let definitions = fields["$defs"], definitions.kind != .object {
      fail("'$defs' is an object, not \(definitions.phrase)", definitions)
    }
    readDefinitions(fields["sets"], "sets") { $0.set($2, name: $1, isInline: false).map { _ in } }
    readDefinitions(fields["modifiers"], "modifiers") { $0.modifier($2, name: $1, isInline: false).map { _ in } }
    readOrder(fields["resolutionOrder"])
  }

  func text(_ json: JSONValue?, _ name: String, _ log: inout ProblemLog) -> String? {
    guard let json else { return nil }
    if let text = json.string { return text }
    log.report(.syntax, "'\(name)' is text, not \(json.phrase)", at: json.range.start, in: 0)
    return nil
  }

  private mutating func text(_ json: JSONValue?, _ name: String) -> String? { text(json, name, &log) }

  /// Checks sets or modifiers whether or not the resolution order names them.
  private mutating func readDefinitions(
    _ json: JSONValue?, _ key: String, _ body: (inout ThemeReader, String, JSONValue) -> Void?
  ) {
    guard let json else { return }
    guard json.kind == .object else { return fail("'\(key)' is an object, not \(json.phrase)", json) }
    var seen: Set<String> = []
    for (name, keyRange, value) in json.members {
      guard seen.insert(name).inserted else {
        log.report(.syntax, "'\(name.excerpt)' is given twice", at: keyRange.start, in: 0)
        continue
      }
      _ = body(&self, name, value)
    }
  }

  private mutating func readOrder(_ json: JSONValue?) {
    guard let json else { return }
    guard json.kind == .array else { return fail("'resolutionOrder' is a list, not \(json.phrase)", json) }
    var names: Set<String> = []
    var isEmpty = true
    for item in json.elements {
      isEmpty = false
      readStep(item, &names)
    }
    if isEmpty { fail("'resolutionOrder' is empty", json) }
  }

  private mutating func readStep(_ item: JSONValue, _ names: inout Set<String>) {
    guard item.kind == .object else {
      return fail("a step of the resolution order is an object, not \(item.quotedPhrase)", item)
    }
    if let reference = item["$ref"] { return readReferredStep(reference, item) }
    guard let name = item["name"]?.string else {
      return fail("a set or modifier inside of the resolution order needs a 'name'", item)
    }
    if !names.insert(name).inserted { fail("the name '\(name.excerpt)' stands twice in the resolution order", item) }
    switch item["type"]?.string {
    case "set": if let sources = set(item, name: name, isInline: true) { steps.append(.set(sources)) }
    case "modifier":
      if let (modifier, contexts) = modifier(item, name: name, isInline: true) { add(modifier, contexts, item) }
    default:
      let found = item["type"].map { ", not \($0.quotedPhrase)" } ?? ""
      fail("the 'type' of a step of the resolution order is 'set' or 'modifier'\(found)", item)
    }
  }

  private mutating func add(_ modifier: Modifier, _ contexts: [[TokenSource]], _ json: JSONValue) {
    if let known = modifiers.firstIndex(where: { $0.name == modifier.name }) {
      guard modifiers[known] == modifier else {
        return fail("another modifier is named '\(modifier.name.excerpt)'", json)
      }
      return steps.append(.modifier(known, contexts: contexts))
    }
    modifiers.append(modifier)
    steps.append(.modifier(modifiers.count - 1, contexts: contexts))
  }

  private mutating func readReferredStep(_ reference: JSONValue, _ item: JSONValue) {
    guard let text = reference.string, let segments = Reference.segments(ofPointer: text), segments.count == 2,
      let kind = segments.first, kind == "sets" || kind == "modifiers"
    else {
      return fail(
        "a step of the resolution order names '#/sets/…' or '#/modifiers/…', not \(reference.quotedPhrase)", reference,
        rule: .alias)
    }
    guard let definition = root?[kind]?[segments[1]] else {
      let known = root?[kind].map { $0.members.map(\.key) } ?? []
      return fail(
        "there is no '\(text.excerpt)'\(log.suggestion(for: segments[1], among: known))", reference, rule: .alias)
    }
    // Its defects are reported where it stands.
    let reported = log.taken()
    let overrides = item.members.filter { $0.key != "$ref" }
    if kind == "sets" {
      let replaced = overrides.last { $0.key == "sources" }
      let sources = replaced.map { list(of: $0.value) } ?? set(definition, name: segments[1], isInline: false)
      log = reported
      if let sources { steps.append(.set(sources)) }
    } else {
      let found = modifier(definition, name: segments[1], isInline: false)
      log = reported
      guard let (modifier, contexts) = found else { return }
      let chosen = overrides.last { $0.key == "default" }?.value
      if let chosen, !modifier.contexts.contains(chosen.string ?? "") {
        return fail("modifier '\(modifier.name.excerpt)' has no context \(chosen.quotedPhrase)", chosen)
      }
      let changed = Modifier(
        name: modifier.name, summary: modifier.summary, contexts: modifier.contexts,
        defaultContext: chosen?.string ?? modifier.defaultContext)
      add(changed, contexts, item)
    }
  }
}
