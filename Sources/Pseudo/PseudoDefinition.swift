import PositionedJSON
import SourceText

/// A pseudo-locale as its file describes it: which letters change, how long texts grow, what stands at their ends.
///
/// The files lie in `pseudo/`; the ones there are built into the library.
public struct PseudoDefinition: Sendable {
  /// One step of the expansion table.
  public struct Expansion: Hashable, Sendable {
    /// Most scalars of a source text that this step holds for; `nil` for all longer ones.
    public let limit: Int?
    /// Length of the result over the length of the source, brackets and filler counted.
    public let ratio: Double
  }

  /// Name of the strategy, as in “accented”.
  public let name: String
  /// The locale that it stands for, as in “en-XA”.
  public let locale: String
  /// Other names that the command line takes for it.
  public let aliases: [String]
  public let isRightToLeft: Bool
  public let openingBracket: String
  public let closingBracket: String
  /// Ascending by limit, the step without one last.
  public let expansion: [Expansion]
  /// Words appended until a text is long enough.
  public let fillerWords: [String]
  /// What fills a gap that is too short for a word.
  public let padding: String
  /// Replacement by Unicode scalar.
  public let accents: [Unicode.Scalar: String]

  /// Why a definition cannot be read.
  public struct Problem: Error, Hashable, Sendable {
    public let message: String
    public let position: SourcePosition
  }

  /// Reads a definition from the bytes of its JSON file.
  ///
  /// - Throws: ``Problem`` with line and column for a syntax error, an unknown or missing key or a value of the
  ///   wrong kind.
  public init(parsing bytes: [UInt8]) throws(Problem) {
    let root: JSONValue
    do throws(JSONSyntaxError) {
      root = try JSONDocument(parsing: bytes, dialect: .withComments).root
    } catch {
      throw Problem(message: error.message, position: LineTable(bytes).position(of: error.offset))
    }
    let reader = DefinitionReader(bytes: bytes)
    let fields = try reader.object(root, "definition", known: Self.keys)
    name = try reader.required(fields, "name", in: root)
    locale = try reader.required(fields, "locale", in: root)
    aliases = try fields["aliases"].map(reader.strings) ?? []
    let direction = try fields["direction"].map(reader.string) ?? "left-to-right"
    guard ["left-to-right", "right-to-left"].contains(direction) else {
      throw reader.problem("'direction' is neither 'left-to-right' nor 'right-to-left'", fields["direction"] ?? root)
    }
    isRightToLeft = direction == "right-to-left"
    let brackets = try reader.object(fields["brackets"], "brackets", known: ["open", "close"])
    openingBracket = try brackets["open"].map(reader.string) ?? ""
    closingBracket = try brackets["close"].map(reader.string) ?? ""
    expansion = try fields["expansion"].map(reader.expansion) ?? []
    let filler = try reader.object(fields["filler"], "filler", known: ["words", "padding"])
    fillerWords = try filler["words"].map(reader.strings) ?? []
    padding = try filler["padding"].map(reader.string) ?? ""
    accents = try fields["accents"].map(reader.accents) ?? [:]
  }

  private static let keys = [
    "name", "locale", "aliases", "description", "direction", "brackets", "expansion", "filler", "accents",
  ]

  /// The definitions built in, in the order in which they are listed.
  public static let builtIn: [PseudoDefinition] = {
    do throws(Problem) {
      return [try PseudoDefinition(parsing: PackageResources.accented_json)]
    } catch {
      preconditionFailure("a built-in pseudo-locale is broken at line \(error.position.line): \(error.message)")
    }
  }()

  /// The built-in definition with this name, alias or locale.
  public static func builtIn(named name: String) -> PseudoDefinition? {
    builtIn.first { $0.name == name || $0.locale == name || $0.aliases.contains(name) }
  }
}
