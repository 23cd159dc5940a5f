import PositionedJSON
import SourceText

/// A pseudo-locale as its file describes it: which letters change, how long texts grow, what stands at their ends.
///
/// `Documentation/pseudo.md` explains the files, `pseudo/pseudo.schema.json` describes them to editors. A part that a
/// file does not mention is `nil`, so that definitions can be combined: see ``combined(with:)``.
public struct PseudoDefinition: Sendable {
  /// One step of a table of lengths.
  public struct Expansion: Hashable, Sendable {
    /// Most characters of a source that this step holds for; `nil` for all longer ones.
    public let limit: Int?
    /// Length of the result over the length of the source.
    public let ratio: Double
  }

  /// What stands before and behind a text.
  public struct Brackets: Hashable, Sendable {
    public let open: String
    public let close: String
  }

  /// What a text grows by beside its longest word.
  public struct Filler: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The words of the list, one after the other.
      case words
      /// The words of the text itself once more.
      case `repeat`
    }

    public let kind: Kind
    public let words: [String]
    /// What fills a gap that is too short for a word.
    public let padding: String
  }

  /// Name of the strategy, as in “accented”.
  public internal(set) var name: String
  /// The locale that it stands for, as in “en-XA”.
  public internal(set) var locale: String
  /// Other names that the command line takes for it.
  public internal(set) var aliases: [String] = []
  /// What it is for, in a sentence.
  public internal(set) var summary = ""
  /// Names of the definitions that it starts from.
  public internal(set) var parts: [String] = []
  public internal(set) var isRightToLeft = false
  /// Whether the table and the key stand in place of the text.
  public internal(set) var showsKeys = false
  /// Whether the characters are meant for other fonts than the component's own, as in “cjk”.
  public internal(set) var usesFallbackFonts = false
  public internal(set) var brackets: Brackets?
  /// How long texts become, brackets and filler counted: ascending by limit, the step without one last; empty where
  /// they keep their length.
  public internal(set) var expansion: [Expansion] = []
  /// How long the longest word of a text becomes, as far as the text has room; empty where words keep their length.
  public internal(set) var wordExpansion: [Expansion] = []
  public internal(set) var filler: Filler?
  /// Replacements of each letter; the first that the font has is taken.
  public internal(set) var accents: [Unicode.Scalar: [String]] = [:]

  init(name: String, locale: String) {
    self.name = name
    self.locale = locale
  }

  /// Reads a definition from the bytes of its JSON file; it may start from those built in.
  ///
  /// - Throws: ``Problem`` with line and column: see ``PseudoStrategies/add(parsing:)``.
  public init(parsing bytes: [UInt8]) throws(Problem) {
    self = try DefinitionReader(bytes: bytes, known: .builtIn).definition()
  }

  /// Why a definition cannot be read.
  public struct Problem: Error, Hashable, Sendable {
    public let message: String
    public let position: SourcePosition
  }

  /// This definition with what `other` says in addition, as in “accented+bidi”; where both speak, `other` holds.
  ///
  /// - Returns: A definition with the locale of `other`.
  public func combined(with other: PseudoDefinition) -> PseudoDefinition {
    var result = self
    result.name = name + "+" + other.name
    result.aliases = []
    result.locale = other.locale
    result.summary = summary + "; " + other.summary
    result.add(other)
    return result
  }

  mutating func add(_ other: PseudoDefinition) {
    isRightToLeft = isRightToLeft || other.isRightToLeft
    showsKeys = showsKeys || other.showsKeys
    usesFallbackFonts = usesFallbackFonts || other.usesFallbackFonts
    brackets = other.brackets ?? brackets
    // A table of words belongs to that of texts, which says how much room they have.
    if !other.expansion.isEmpty { (expansion, wordExpansion) = (other.expansion, other.wordExpansion) }
    filler = other.filler ?? filler
    if !other.accents.isEmpty { accents = other.accents }
  }

  /// The length that a text of so many characters gets, brackets and filler counted.
  public func targetLength(of length: Int) -> Int {
    Int((Double(length) * ratio(ofLength: length)).rounded())
  }

  /// Length of the result over the length of the source for a text of so many characters.
  public func ratio(ofLength length: Int) -> Double { Self.ratio(ofLength: length, in: expansion) }

  /// Length of the result's longest word over that of the source, which has so many characters.
  public func ratio(ofWordLength length: Int) -> Double { Self.ratio(ofLength: length, in: wordExpansion) }

  /// Characters that a longest word of so many gets where the text has the room.
  func wordGain(ofLength length: Int) -> Int {
    Int((Double(length) * ratio(ofWordLength: length)).rounded()) - length
  }

  private static func ratio(ofLength length: Int, in steps: [Expansion]) -> Double {
    steps.first { length <= $0.limit ?? .max }?.ratio ?? 1
  }
}
