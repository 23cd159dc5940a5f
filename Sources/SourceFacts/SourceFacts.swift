import SourceText

/// What one source file says about texts: the keys that it looks up, the texts that nothing looks up, the components
/// that it makes, and the measures and colours that it states itself; or the constants that it declares.
///
/// It depends on the bytes of the file and on the ``ScanSettings`` alone, so that it can be kept from run to run.
public struct SourceFacts: Hashable, Sendable {
  /// In the order of the file, as all lists.
  public var uses: [KeyUse] = []
  /// Texts for the user that are shown as they stand.
  public var texts: [ShownText] = []
  /// Keys made at run time.
  public var dynamicKeys: [DynamicKey] = []
  /// Uses of generated accessors.
  public var accessors: [AccessorUse] = []
  /// Views that are made.
  public var calls: [ComponentCall] = []
  /// Lengths, fonts and colours that stand in views as they are.
  public var measures: [RawMeasure] = []
  /// Views that are declared.
  public var views: [ViewDeclaration] = []
  /// Literals that types are made with, without those that are ``uses`` and those that the
  /// file itself declares as another type.
  public var literals: [LiteralArgument] = []
  /// Types that are declared and are made with keys, sorted by name.
  public var parameters: [TypeParameters] = []
  public var previews: [PreviewDeclaration] = []
  /// Other literals and names of cases that could be keys, each once, sorted: a key that stands here may be in use.
  public var mentions: [String] = []
  /// Types and constants, each type before its members; only where ``ScanSettings/constantsFor`` asks for them.
  public var declarations: [Declaration] = []
  public var ignores: [IgnoreDirective] = []
  public var problems: [SourceProblem] = []

  public init() {}

  /// Whether the file says nothing.
  public var isEmpty: Bool { self == SourceFacts() }
}
