import SourceFacts
import SwiftSyntax

/// What holds at a place of the source.
struct Context {
  /// What the statements around are for.
  enum StatementRole {
    case other
    /// They make views.
    case views
    /// They do something when the user, or time, does something.
    case action
  }

  /// What a function does with its result.
  enum Result {
    case type(TypeName)
    /// It is shown as it stands, by the function of this name.
    case shown(String)
  }

  /// What is known of a name.
  struct Name {
    var type: TypeName?
    var isConstant = false
    /// The offsets of the lookups one of whose texts it holds.
    var lookups: [Int] = []
    /// What a constant holds: one of these, where branches give it its value.
    var values: [ExprSyntax] = []
    /// The parameters and properties that it is made of.
    var origins: [HandedOn.Origin] = []
    /// What of the case of an enumeration it is.
    var payload: Payload?
  }

  /// A value that stands beside the case of an enumeration.
  struct Payload {
    /// The name of its ``MemberName``.
    var name: String
    /// The value whose case it is.
    var value: ExprSyntax
  }

  /// A function, for the keys among its parameters.
  struct Function {
    /// As in `tr`, with its type where it is called on that.
    var name: String
    /// The labels of the parameters by their names.
    var labels: [String: String?]
  }

  /// The part of the file, by its number in ``FactList/parts``.
  var part = 0
  /// Whether the code is that of a view.
  var isView = false
  var isPreview = false
  /// Whether a function around is for debugging, by its name, or a block is never run.
  var isForDebugging = false
  /// Whether a function or variable around gives values for previews and tests, by its name, or what a widget draws
  /// bars for.
  var isSample = false
  /// Whether most users never meet it: it is for systems older than `#available` asks for, or newer than the code
  /// (`@unknown default`), stands in a section for debugging, or is what the system hardly shows of an intent.
  var isRare = false
  /// Whether no phone has what is around: it is for wide screens.
  var isForWideScreens = false
  /// Whether the type around is one of errors.
  var isOfErrors = false
  var place = StatementRole.other
  /// The type around.
  var type: String?
  /// Whether `self` is a string.
  var extendsString = false
  var result: Result?
  /// Whether it is the value of a static constant, which may define a token.
  var isStatic = false
  var function: Function?
  /// The property or function whose result the statements around give.
  var member: MemberName?
  /// Where the function or variable begins whose parameters ``names`` holds; `nil` inside of it.
  var callable: Int?
  /// Whether other files do not see the type around.
  var isHidden = false
  /// Whether it is the body of a type.
  var isTypeBody = false
  var names: [String: Name] = [:]
}
