import SwiftSyntax

extension TokenSyntax {
  /// The name without the marks that let a keyword be one.
  var plainText: String { text.hasPrefix("`") ? String(text.dropFirst().prefix { $0 != "`" }) : text }
}

extension TypeSyntax {
  /// The type as it is written, without blanks, arguments and optionality, as in `[Typography.TextStyle]`.
  var writtenName: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): type.wrappedType.writtenName
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.writtenName
    case .attributedType(let type): type.baseType.writtenName
    case .someOrAnyType(let type): type.constraint.writtenName
    case .tupleType(let type) where type.elements.count == 1:
      type.elements.first.map { $0.type.writtenName } ?? ""
    case .memberType(let type): type.baseType.writtenName + "." + type.name.plainText
    case .identifierType(let type): type.name.plainText
    case .functionType(let type): "(" + type.parameters.tokens(viewMode: .sourceAccurate).map(\.text).joined() + ")"
    default: tokens(viewMode: .sourceAccurate).prefix(40).map(\.text).joined()
    }
  }

  /// The names of a type and of those around it.
  var path: [TokenSyntax] {
    switch self.as(TypeSyntaxEnum.self) {
    case .memberType(let type): type.baseType.path + [type.name]
    case .identifierType(let type): [type.name]
    default: []
    }
  }
}
