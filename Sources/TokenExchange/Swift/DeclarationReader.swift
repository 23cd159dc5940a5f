import SourceText

/// Finds the types and constants of one file; the bodies of functions are not looked into.
struct DeclarationReader {
  /// Types nested deeper than this are left out.
  private static let depthLimit = 48

  let source: SwiftSource
  let file: Int
  var declarations: SwiftDeclarations
  var index = 0
  private var open: [(scope: Int, end: Int)] = []
  /// Code that is passed over, in the order of the file.
  private var code: [ByteRange] = []

  init(_ source: SwiftSource, file: Int, into declarations: SwiftDeclarations) {
    self.source = source
    self.file = file
    self.declarations = declarations
  }

  /// The scope whose members are read.
  var scope: Int { open.last?.scope ?? 0 }

  /// Where the members of the scope end.
  var scopeEnd: Int { open.last?.end ?? source.count }

  mutating func read() {
    for bracket in source.unmatched.prefix(20) { omit(bracket, "the bracket has no other end") }
    while true {
      while let last = open.last, index >= last.end {
        open.removeLast()
        index = last.end + 1
      }
      guard index < source.count else { break }
      let start = index
      member()
      if index <= start { index = start + 1 }
    }
    reportBranches()
  }

  /// Names the branches of `#if` that are left out, those in code that holds no constants aside.
  private mutating func reportBranches() {
    var rest = code[...]
    for omission in source.omissions.sorted(by: { $0.range.start < $1.range.start }) {
      while let first = rest.first, first.end <= omission.range.start { rest.removeFirst() }
      if let first = rest.first, first.start <= omission.range.start { continue }
      omit(omission.range, omission.message)
    }
  }

  mutating func omit(_ range: ByteRange, _ message: String) {
    declarations.omit(SwiftDeclarations.Place(file: file, range: range), message)
  }

  func place(_ index: Int) -> SwiftDeclarations.Place {
    SwiftDeclarations.Place(file: file, range: source.range(index, through: index))
  }

  private mutating func member() {
    let head = DeclarationHead(source, at: index)
    index = head.index
    guard source.isName(index) else { return skipStatement() }
    if head.notes.isIgnored { return skipBody() }
    switch source.text(index) {
    case "enum", "struct", "class", "actor", "extension": type(head)
    case "protocol": skipBody()
    case "let": bindings(head, isConstant: true)
    case "var": bindings(head, isConstant: false)
    case "case": cases()
    case "typealias": alias()
    case "func", "init", "subscript", "deinit", "macro":
      if head.isStatic, source.isWord(index, "func") { function() }
      skipBody()
    default: skipStatement()
    }
  }

  // MARK: Types

  private mutating func type(_ head: DeclarationHead) {
    let isExtension = source.isWord(index, "extension")
    let start = index + 1
    index = start
    var names: [(name: String, index: Int)] = []
    while source.isName(index) {
      names.append((source.name(index), index))
      index += 1
      guard isExtension, source.isSign(index, ".") else { break }
      index += 1
    }
    let inherited = index
    guard !names.isEmpty, let brace = body() else { return skipStatement() }
    let outer = isExtension ? 0 : declarations.scopes[scope].depth
    guard outer + names.count <= Self.depthLimit else {
      omit(
        source.range(start, through: start), "'\(names[0].name.excerpt)' stands in more than \(Self.depthLimit) types")
      index = source.end(of: brace) + 1
      return
    }
    var inner = isExtension ? 0 : scope
    for (name, index) in names { inner = declarations.scope(named: name, in: inner, at: place(index)) }
    declarations.scopes[inner].notes.merge(head.notes)
    if let raw = rawType(inherited, brace) { rawTypes[inner] = raw }
    open.append((inner, source.end(of: brace)))
    index = brace + 1
  }

  /// Types of raw values by scope.
  private var rawTypes: [Int: String] = [:]

  /// The first type behind the colon, where it is one that values of cases can have.
  private func rawType(_ start: Int, _ brace: Int) -> String? {
    var place = start
    while place < brace, !source.isSign(place, ":") { place += 1 }
    guard place + 1 < brace else { return nil }
    let name = source.name(place + 1)
    return ["CGFloat", "Double", "Float", "Int", "TimeInterval", "String"].contains(name) ? name : nil
  }

  /// The brace that opens the body of what is declared here; `nil` where there is none.
  private func body() -> Int? {
    var place = index
    while place < scopeEnd {
      switch source.tokens[place].byte {
      case UInt8(ascii: "{"): return place
      case UInt8(ascii: "("), UInt8(ascii: "["): place = source.end(of: place) + 1
      case UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
      default:
        if place > index, source.startsLine(place), DeclarationHead.begins(source, at: place) { return nil }
        place += 1
      }
    }
    return nil
  }

  private mutating func alias() {
    let name = source.name(index + 1)
    guard source.text(index + 2) == "=" else { return skipStatement() }
    index += 3
    let type = TypeName.skip(source, &index)
    declarations.scopes[scope].aliases[name] = type.split(separator: ".").map(String.init)
  }

  // MARK: What is passed over

  private mutating func skipBody() {
    guard let brace = body() else { return skipStatement() }
    let end = source.end(of: brace)
    code.append(source.range(brace, through: end))
    index = end + 1
  }

  /// Skips to the next line that is not inside of brackets.
  mutating func skipStatement() {
    let end = scopeEnd
    repeat {
      guard index < end else { return }
      switch source.tokens[index].byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): index = source.end(of: index) + 1
      case UInt8(ascii: ";"):
        index += 1
        return
      default: index += 1
      }
    } while !source.startsLine(index)
  }

  /// A function that gives what a token could hold is named; others are code.
  private mutating func function() {
    guard let brace = body(), source.isName(index + 1) else { return }
    var place = index
    while place < brace, source.text(place) != "->" {
      let isOpen = source.isSign(place, "(") || source.isSign(place, "[")
      place = isOpen ? source.end(of: place) + 1 : place + 1
    }
    guard place < brace else { return }
    place += 1
    let type = TypeName.skip(source, &place)
    guard ValueType(type) != .other else { return }
    omit(
      source.range(index + 1, through: index + 1),
      "'\(source.name(index + 1).excerpt)' is a function: what it gives depends on the call")
  }

  // MARK: Cases

  private mutating func cases() {
    let raw = rawTypes[scope]
    repeat {
      index += 1
      guard source.isName(index) else { return skipStatement() }
      let name = index
      index += 1
      if source.isSign(index, "(") { index = source.end(of: index) + 1 }
      guard source.text(index) == "=" else { continue }
      var parser = ExpressionParser(source, at: index + 1)
      let value = parser.parse()
      index = parser.index
      guard let raw else { continue }
      if raw == "String", case .text(let text) = value.form, PostScriptName(text).weight == nil { continue }
      declarations.add(
        .init(
          name: source.name(name), scope: scope, place: place(name), type: raw, value: value,
          notes: DeclarationHead.notes(source, before: name)))
    } while source.isSign(index, ",")
  }
}

extension SwiftDeclarations.Notes {
  /// What a second declaration of the same type says fills what the first left out.
  mutating func merge(_ other: Self) {
    summary = summary ?? other.summary
    deprecation = deprecation ?? other.deprecation
    name = name ?? other.name
  }
}
