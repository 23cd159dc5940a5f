import SourceFacts
import SwiftSyntax

/// A type as a declaration names it, without optionality, module and arguments.
struct TypeName: Hashable, Sendable {
  /// As in `Int`; `Array` for arrays.
  var name: String
  /// The name of the type of an array's elements, or of a dictionary's values.
  var element: String?
  /// The types of a tuple's parts, or of the parts of an array's elements.
  var parts: [TypeName?] = []

  private static let tuple = "Tuple"

  init(_ name: String, element: String? = nil) {
    self.name = name
    self.element = element
  }

  private init(_ name: String, of element: TypeName?) {
    self.init(name, element: element?.name)
    if element?.name == Self.tuple { parts = element?.parts ?? [] }
  }

  /// - Returns: `nil` for types without a name, as functions.
  init?(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): self.init(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): self.init(type.wrappedType)
    case .attributedType(let type): self.init(type.baseType)
    case .someOrAnyType(let type): self.init(type.constraint)
    case .memberType(let type): self.init(type.name.text)
    case .arrayType(let type): self.init("Array", of: TypeName(type.element))
    case .dictionaryType(let type): self.init("Dictionary", of: TypeName(type.value))
    case .identifierType(let type):
      let argument = type.genericArgumentClause?.arguments.last?.argument.as(TypeSyntax.self)
      let inner = argument.flatMap { TypeName($0) }
      if type.name.text == "Optional", let inner {
        self = inner
      } else {
        self.init(type.name.text, of: inner)
      }
    case .tupleType(let type):
      self.init(Self.tuple)
      parts = type.elements.map { TypeName($0.type) }
      // Parentheses around one type are no tuple.
      if parts.count == 1 {
        guard let inner = parts[0] else { return nil }
        self = inner
      }
    case .compositionType(let type):
      guard let first = type.elements.first else { return nil }
      self.init(first.type)
    default: return nil
    }
  }

  /// The name of a type, or of each that `A & B` joins.
  static func names(in type: TypeSyntax) -> [String] {
    guard let joined = type.as(CompositionTypeSyntax.self) else { return [TypeName(type)?.name].compactMap(\.self) }
    return joined.elements.compactMap { TypeName($0.type)?.name }
  }

  /// What a value of it is in a text; `unknown` for types that no text takes, or that other files declare.
  var kind: ArgumentKind { Self.kinds[name] ?? .unknown }

  /// Whether its literals are keys.
  var isKey: Bool { LookupFunction.literalTypes.contains(name) }

  /// Whether its elements' literals are keys.
  var holdsKeys: Bool { element.map { LookupFunction.literalTypes.contains($0) } ?? false }

  /// Whether its literals, or those of its elements or of their parts, are keys.
  var takesKeys: Bool { isKey || holdsKeys || parts.contains { $0?.takesKeys == true } }

  /// Whether its literals, or those of its elements, are strings and no keys. A name of one letter is a placeholder of
  /// a generic function.
  var takesText: Bool { Self.isText(name) || element.map(Self.isText) ?? false }

  private static func isText(_ name: String) -> Bool {
    ["String", "Substring", "StringProtocol", "NSString", "Any"].contains(name) || name.utf8.count == 1
  }

  private static let kinds: [String: ArgumentKind] = [
    "Int": .integer, "Int64": .integer, "NSInteger": .integer, "UInt": .unsignedInteger, "UInt64": .unsignedInteger,
    "Int32": .shortInteger, "Int16": .shortInteger, "Int8": .shortInteger, "UInt32": .shortUnsignedInteger,
    "UInt16": .shortUnsignedInteger, "UInt8": .shortUnsignedInteger, "Double": .double, "CGFloat": .double,
    "TimeInterval": .double, "Float": .float, "String": .object, "NSString": .object, "Text": .object,
    "Image": .object, "AttributedString": .object, "NSAttributedString": .object, "LocalizedStringResource": .object,
    "Date": .object, "NSNumber": .object, LookupFunction.libraryPrefix + "LocalizedText": .object,
  ]
}
