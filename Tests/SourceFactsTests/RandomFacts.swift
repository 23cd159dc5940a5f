import SourceFacts
import SourceText
import TestSupport

/// Facts that no source says, of every kind and with every member.
struct RandomFacts {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func facts() -> SourceFacts {
    var facts = SourceFacts()
    facts.uses = list { $0.use() }
    facts.texts = list { random in
      var text = ShownText(random.text(), function: random.string(), range: random.range())
      text.isInPreview = random.flag()
      text.isRare = random.flag()
      return text
    }
    facts.dynamicKeys = list { $0.dynamicKey() }
    facts.accessors = list { random in
      var use = AccessorUse(path: random.list { $0.string() }, range: random.range())
      use.arguments = random.optional { random in random.list { $0.kind() } }
      use.isInPreview = random.flag()
      return use
    }
    let (uses, accessors) = (facts.uses.count, facts.accessors.count)
    facts.calls = list { $0.call(uses: uses, accessors: accessors) }
    facts.measures = list { random in
      var measure = RawMeasure(
        random.element(RawMeasure.Kind.allCases), place: random.string(), value: random.string(), range: random.range())
      measure.isInPreview = random.flag()
      return measure
    }
    facts.views = list { random in
      ViewDeclaration(name: random.string(), isReusable: random.flag(), range: random.range())
    }
    facts.parts = list { $0.part() }
    for number in facts.parts.indices {
      facts.parts[number].owner = number == 0 ? nil : self.number(in: 0...number - 1)
    }
    facts.literals = list { $0.literal() }
    facts.callables = list { random in
      var callable = CallableDeclaration(
        random.element(CallableDeclaration.Kind.allCases), owner: random.optional { $0.string() },
        name: random.string(), labels: random.list { $0.string() })
      callable.lookups = random.list { $0.lookup() }
      callable.texts = random.list { $0.number(in: 0...9) }
      callable.names = random.list { $0.number(in: 0...9) }
      callable.isVariadic = random.flag()
      callable.givesText = random.flag()
      callable.handings = random.list { random in
        var handing = ParameterHanding(parameter: random.number(in: 0...9), argument: random.literal())
        handing.affixes = KeyAffixes(random.string(), random.string())
        handing.filling = random.optional { $0.number(in: 0...9) }
        handing.others = random.list { random in
          .init(argument: random.number(in: 0...9), parameter: random.number(in: 0...9))
        }
        return handing
      }
      return callable
    }
    facts.previews = list { random in
      var preview = PreviewDeclaration(range: random.range())
      preview.views = random.list { $0.string() }
      preview.colorSchemes = random.list { $0.string() }
      preview.sizes = random.list { $0.string() }
      preview.locales = random.list { $0.string() }
      return preview
    }
    facts.assignments = list { random in
      TextAssignment(
        target: random.string(), role: random.element(TextRole.allCases), type: random.optional { $0.string() })
    }
    facts.mentions = list { $0.string() }
    facts.declarations = declarations()
    facts.ignores = list { random in
      let first = random.number(in: 1...1_000_000)
      return IgnoreDirective(
        lines: first...random.number(in: first...Int(UInt32.max)), rules: random.list { $0.string() },
        line: random.number(in: 1...Int(UInt32.max)))
    }
    facts.problems = list { SourceProblem(message: $0.string(), range: $0.range()) }
    return facts
  }

  mutating func settings() -> ScanSettings {
    var settings = ScanSettings()
    settings.keyTypes = list { KeyTypeAlias(name: $0.string(), type: $0.string()) }
    settings.wrappers = list { random in
      ScanSettings.Wrapper(
        name: random.string(), keyLabel: random.optional { $0.string() }, tableLabel: random.optional { $0.string() },
        commentLabel: random.optional { $0.string() }, defaultLabel: random.optional { $0.string() },
        table: random.optional { $0.string() }, formats: random.flag())
    }
    if flag() { settings.accessorRoots = list { $0.string() } }
    settings.parsesAll = flag()
    settings.constantsFor = optional { $0.element(SwiftPlatform.allCases) }
    return settings
  }

  private mutating func use() -> KeyUse {
    var use = KeyUse(text(), origin: element(KeyUse.Origin.allCases), function: string(), range: range())
    use.table = optional { $0.string() }
    use.hasUnknownTable = flag()
    use.bundle = optional { $0.string() }
    use.comment = optional { $0.string() }
    use.hasUnknownComment = flag()
    use.defaultValue = optional { $0.text() }
    use.arguments = optional { random in random.list { $0.kind() } }
    use.interface = optional { $0.interfaceText() }
    use.isInPreview = flag()
    use.isRare = flag()
    use.takesComment = flag()
    return use
  }

  private mutating func interfaceText() -> InterfaceText {
    func outlets(_ random: inout RandomFacts) -> [InterfaceText.Outlet] {
      random.list { random in
        .init(type: random.optional { $0.string() }, name: random.string(), isOwn: random.flag())
      }
    }
    var text = InterfaceText(role: element(TextRole.allCases))
    text.unseen = optional { $0.element(InterfaceText.Unseen.allCases) }
    text.outlets = outlets(&self)
    text.menus = outlets(&self)
    text.containers = outlets(&self)
    text.isOfMenuBar = flag()
    text.attributes = list { $0.string() }
    return text
  }

  private mutating func literal() -> LiteralArgument {
    var literal = LiteralArgument(
      element(LiteralArgument.Call.allCases), owner: optional { $0.string() }, name: string(),
      labels: list { $0.string() }, argument: number(in: 0...9), text: text(), range: range())
    literal.closures = number(in: 0...2)
    literal.isInPreview = flag()
    literal.given = list { random in
      GivenArgument(random.number(in: 0...9), random.list { $0.kind() }, isList: random.flag())
    }
    literal.arguments = optional { random in random.list { $0.kind() } }
    return literal
  }

  private mutating func lookup() -> ParameterLookup {
    var lookup = ParameterLookup(number(in: 0...9))
    lookup.affixes = KeyAffixes(string(), string())
    lookup.table = optional { $0.string() }
    lookup.hasUnknownTable = flag()
    lookup.takesStrings = flag()
    lookup.looksUp = flag()
    lookup.filling = optional { $0.number(in: 0...9) }
    return lookup
  }

  private mutating func part() -> CodePart {
    var part = CodePart(element(CodePart.Kind.allCases), name: string(), owner: nil, range: range())
    part.isOpen = flag()
    part.isPublic = flag()
    part.isPrivate = flag()
    part.inherits = list { $0.string() }
    part.names = list { $0.string() }
    return part
  }

  private mutating func dynamicKey() -> DynamicKey {
    var key = DynamicKey(function: string(), expression: string(), range: range())
    key.pattern = optional { $0.text() }
    key.table = optional { $0.string() }
    key.wrapper = optional { $0.string() }
    key.callable = optional { $0.string() }
    key.isInPreview = flag()
    return key
  }

  private mutating func call(uses: Int, accessors: Int) -> ComponentCall {
    func arguments(_ random: inout RandomFacts) -> [ComponentCall.Argument] {
      random.list { random in
        .init(label: random.optional { $0.string() }, value: random.value(uses: uses, accessors: accessors))
      }
    }
    var call = ComponentCall(
      name: string(), arguments: arguments(&self),
      modifiers: list { random in .init(name: random.string(), arguments: arguments(&random)) }, range: range())
    call.isInPreview = flag()
    return call
  }

  private mutating func value(uses: Int, accessors: Int) -> ComponentCall.Value {
    switch number(in: 0...6) {
    case 0 where uses > 0: .use(number(in: 0...uses - 1))
    case 1 where accessors > 0: .accessor(number(in: 0...accessors - 1))
    case 2: .name(string())
    case 3: .text(string())
    case 4: .number(flag() ? Double(number(in: 0...64)) : .random(in: -1e300...1e300, using: &generator))
    case 5: .flag(flag())
    default: .other
    }
  }

  private mutating func text() -> KeyText {
    KeyText(list { $0.flag() ? .letters($0.string()) : .argument($0.kind()) })
  }

  private mutating func kind() -> ArgumentKind {
    element([
      .object, .integer, .unsignedInteger, .shortInteger, .shortUnsignedInteger, .double, .float, .unknown,
      .specifier(string()),
    ])
  }

  mutating func range() -> ByteRange {
    let start = number(in: 0...Int(UInt32.max))
    return ByteRange(start, number(in: start...Int(UInt32.max)))
  }

  mutating func string() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "%", "\"", "\\", "/", "\n", "\t", "\0", "\u{1F}", "\u{7F}", "é", "语", "👋",
    ]
    return String(String.UnicodeScalarView(list { $0.element(scalars) }))
  }

  mutating func list<Element>(_ element: (inout RandomFacts) -> Element) -> [Element] {
    (0..<number(in: 0...4)).map { _ in element(&self) }
  }

  mutating func optional<Value>(_ value: (inout RandomFacts) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  mutating func flag() -> Bool { .random(using: &generator) }

  mutating func number(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements.randomElement(using: &generator)!
  }
}
