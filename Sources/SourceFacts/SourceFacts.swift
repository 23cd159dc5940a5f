import SourceText

/// What one source file says about texts: the keys that it looks up, the texts that nothing looks up, the components
/// that it makes, and the measures and colours that it states itself; or the constants that it declares.
///
/// It depends on the bytes of the file and on the ``ScanSettings`` alone, so that it can be kept from run to run.
package struct SourceFacts: Hashable, Sendable {
  /// In the order of the file, as all lists.
  package var uses: [KeyUse] = []
  /// Texts for the user that are shown as they stand.
  package var texts: [ShownText] = []
  /// Keys made at run time.
  package var dynamicKeys: [DynamicKey] = []
  /// Uses of generated accessors.
  package var accessors: [AccessorUse] = []
  /// Views that are made.
  package var calls: [ComponentCall] = []
  /// Lengths, fonts and colours that stand in views as they are.
  package var measures: [RawMeasure] = []
  /// Views that are declared.
  package var views: [ViewDeclaration] = []
  /// The parts of the code, each before those in it; of Swift only where ``ScanSettings/viewsFor`` or
  /// ``ScanSettings/parsesAll`` asks for all of the file.
  package var parts: [CodePart] = []
  /// Literals that calls are given, without those that are ``uses`` and those that the file itself declares as another
  /// type.
  package var literals: [LiteralArgument] = []
  /// What is declared and may be given texts.
  package var callables: [CallableDeclaration] = []
  /// Literals that members of types give; these and their uses, and ``CallableDeclaration/shown``, as the ``parts``.
  package var memberTexts: [MemberText] = []
  /// What is done with texts that members of types give.
  package var memberUses: [MemberUse] = []
  package var previews: [PreviewDeclaration] = []
  /// Texts of controls that code sets, each once, sorted.
  package var assignments: [TextAssignment] = []
  /// Other literals and names of cases that could be keys, each once, sorted: a key that stands here may be in use.
  package var mentions: [String] = []
  /// Types and constants, each type before its members; only where ``ScanSettings/constantsFor`` or
  /// ``ScanSettings/viewsFor`` asks for them.
  package var declarations: [Declaration] = []
  package var ignores: [IgnoreDirective] = []
  package var problems: [SourceProblem] = []

  package init() {}

  /// The keys and declarations that the file may name, and nothing else of it.
  package var mentionsAlone: SourceFacts {
    var facts = SourceFacts()
    facts.mentions = Set(mentions + uses.compactMap(\.key.key) + literals.compactMap(\.text.key)).sorted()
    if let range = parts.first?.range {
      var part = CodePart(.file, name: "", owner: nil, range: range)
      part.set(names: Set(parts.lazy.flatMap { $0.names + $0.askedNames }))
      facts.parts = [part]
    }
    return facts
  }

  /// Drops what is wrong unless all of the file was read.
  package mutating func dropWhatAllCodeTells() {
    (parts, memberTexts, memberUses) = ([], [], [])
    for number in callables.indices { callables[number].shown = [] }
  }

  /// Whether the file says nothing.
  package var isEmpty: Bool { self == SourceFacts() }
}

extension SourceFacts {
  /// Marks uses of keys, and texts, as rarely met.
  ///
  /// - Parameter isRare: Whether one that stands at a place is.
  package mutating func markRare(where isRare: (ByteRange) -> Bool) {
    for place in uses.indices where isRare(uses[place].range) { uses[place].isRare = true }
    for place in texts.indices where isRare(texts[place].range) { texts[place].isRare = true }
  }
}
