import CodeGeneration

/// Names of tokens and groups as Swift takes them.
enum SwiftTokenName {
  /// Names that the generated code needs for itself.
  private static let reserved: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "Swift", "Foundation", "CGFloat", "Double", "String", "Bool", "TimeInterval",
    "Hashable", "Sendable", "UInt32", "TokenColor", "TokenTextStyle", "TokenShadow", "TokenCurve", "TokenBorder",
    "Type",
    "Protocol", "Self", "Any",
  ]
  /// Types of SwiftUI that an app names so often that nothing beside it may have their names.
  private static let taken: Set<String> = [
    "Alignment", "Angle", "Animation", "Axis", "Binding", "Button", "Capsule", "Circle", "Color", "Divider", "Edge",
    "EdgeInsets", "Environment", "Font", "Form", "Gradient", "Grid", "Group", "Image", "Label", "Layout", "Link",
    "List", "Material", "Menu", "Namespace", "Path", "Picker", "Rectangle", "Scene", "Section", "Shape", "Slider",
    "Spacer", "State", "Table", "Text", "Toggle", "Transaction", "Transition", "View",
  ]

  /// The name of a group as that of a type.
  static func type(_ name: String, isOutermost: Bool) -> String {
    let joined = words(of: name).map { upperFirst($0) }.joined()
    let type = headed(joined.isEmpty ? "Group" : joined)
    if isOutermost, taken.contains(type) { return type + "Tokens" }
    return reserved.contains(type) ? type + "Tokens" : type
  }

  /// The name of a token as that of a property.
  static func property(_ name: String) -> String {
    if name == "$root" { return "root" }
    let words = words(of: name)
    guard let first = words.first else { return "token" }
    let property = headed(TokenNames.camel(first) + words.dropFirst().map { upperFirst($0) }.joined())
    return ["init", "self", "dynamicType"].contains(property) ? property + "Token" : property
  }

  /// What stands between signs that no identifier holds.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in name.unicodeScalars.prefix(200) {
      if SwiftIdentifier.isPart(scalar) || scalar == "_" {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    return word.isEmpty ? words : words + [String(word)]
  }

  private static func upperFirst(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
  }

  private static func headed(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    let isAlone = name.unicodeScalars.allSatisfy { $0 == "_" }
    return SwiftIdentifier.isHead(first) || first == "_" && !isAlone ? name : "_" + name + (isAlone ? "1" : "")
  }
}
