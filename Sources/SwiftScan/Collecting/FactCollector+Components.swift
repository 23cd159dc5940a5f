import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Records a view that is made, with the texts that a component of the project is given.
  func recordComponent(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    guard isMakingViews(call) else { return }
    let declared = index.functions[callee.name]
    if callee.isType {
      if ViewTypes.values.contains(callee.name) { return }
      facts.components.append(.init(call: call, name: callee.typeName, isInPreview: context.isPreview))
      if systemComponent(callee) != nil { return }
    } else if declared?.contains(where: { makesViews($0.result) }) != true {
      return
    }
    if context.isPreview { return }
    for (argument, position) in zip(call.arguments, call.positions) {
      let type = index.parameter(argument.label?.text, position, of: callee.name)
      recordOwn(argument.expression, label: argument.label?.text, of: callee.typeName, as: type)
    }
  }

  /// Records the text that a component of the project is given.
  ///
  /// - Parameter type: That of the parameter; `nil` where another file declares it.
  func recordOwn(_ argument: ExprSyntax, label: String?, of name: String, as type: TypeName??) {
    if let type, let type {
      if type.takesKeys { return recordKeys(argument, as: type) }
      // A name of one letter is a placeholder of a generic function.
      if type.name != "String", type.element != "String", type.name.count > 1 { return }
    }
    // `LeadingImage("Pod")` names an image.
    if HiddenVocabulary.isName(label ?? name) { return }
    let isText = label.map(ShownVocabulary.isOfText) ?? true
    for leaf in Leaf.all(of: argument) {
      if case .literal(let literal) = leaf, let text = literal.plainText,
        Self.isIdentifier(text) || !isText && Self.isLowercaseWord(text)
      {
        continue
      }
      recordShown(leaf, function: name.hasPrefix(".") ? name : "\(name)(\(label ?? "_"):)")
    }
  }

  /// Whether a text is a word as only names in code are written: `section: "network"`.
  static func isLowercaseWord(_ text: String) -> Bool { text.utf8.allSatisfy { (0x61...0x7A).contains($0) } }

  /// Whether a text is a name, as `play_icon`, `chevron.right` or `https://…`, and no words.
  static func isIdentifier(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    if scalars.contains(where: { $0.properties.isWhitespace }) { return false }
    var before: Unicode.Scalar?
    var isJoined = false
    for scalar in scalars {
      if let mark = before,
        "_./:@#-".unicodeScalars.contains(mark) || (mark.properties.isLowercase && scalar.properties.isUppercase),
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      {
        isJoined = isJoined || mark != "-" || scalars.first?.properties.isLowercase == true
      }
      before = scalar
    }
    return isJoined
  }
}
