import SourceFacts
import SwiftSyntax

// Texts that nothing looks up.
extension FactCollector {
  /// Records the texts that a call of UIKit or AppKit shows.
  func recordShown(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    guard !isTest, let shown = ShownVocabulary.functions[(callee.isMember && !callee.isType ? "." : "") + callee.name]
    else { return }
    for label in shown.labels {
      guard let argument = call.argument(label) else { continue }
      let function = label.map { "\(callee.name)(\($0):)" } ?? callee.name
      for leaf in Leaf.all(of: argument) { show(leaf, by: function) }
    }
  }

  /// Records the text that a property is set to.
  func recordAssignment(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
    if elements.count == 3 {
      store(elements[2], in: elements[0])
      if let target = Target(elements[0]) { noteWindow(elements[2], named: target.property) }
    }
    let leaves = Leaf.leaves(of: elements[2...])
    if let member = member(assignedTo: elements[0]) { recordTexts(leaves, of: member, assignedBy: sequence) }
    guard let target = Target(elements[0]) else { return }
    if leaves.contains(where: { range(of: $0) != nil }) { recordLiterals(assignedTo: elements[0], leaves) }
    if let type = type(of: elements[0]), type.takesKeys {
      recordKeys(leaves, as: type, in: elements[2])
      return
    }
    guard index.hasInterface, target.isShown(in: context.type) else { return }
    if target.property == "title", let owner = target.owner, bareWindows.contains(owner) { return }
    for leaf in leaves {
      recordShown(leaf, function: target.title)
      if target.isOfScreen { follow(leaf, .shown(by: target.title)) }
    }
  }

  /// Notes a window without a title bar, whose title only tools of developers list, and a panel of the system's, which
  /// shows no title since macOS 11.
  func noteWindow(_ value: ExprSyntax?, named name: String) {
    guard let call = value?.as(FunctionCallExprSyntax.self) else { return }
    let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if type == "NSOpenPanel" || type == "NSSavePanel" { bareWindows.insert(name) }
    guard let style = call.argument("styleMask") else { return }
    let styles = style.as(ArrayExprSyntax.self).map { $0.elements.map(\.expression) } ?? [style]
    let names = styles.compactMap { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
    if names.count == styles.count, !names.contains("titled") {
      bareWindows.insert(name)
    } else {
      bareWindows.remove(name)
    }
  }

  /// What a value is assigned to.
  private struct Target {
    let property: String
    let owner: String?
    let isOfSelf: Bool

    init?(_ expression: ExprSyntax) {
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        (property, owner, isOfSelf) = (reference.baseName.text, nil, true)
        return
      }
      guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
      property = access.declName.baseName.text
      let base = access.base?.unwrapped
      let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      isOfSelf = name == "self"
      owner = isOfSelf ? nil : name ?? base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    }

    var title: String { owner.map { $0.isEmpty ? "." + property : "\($0).\(property)" } ?? property }

    /// Whether it is set on a part of a screen, by its name; a model has titles too.
    var isOfScreen: Bool {
      guard let owner else { return true }
      let last = owner.lastIndex(where: \.isUppercase).map { owner[$0...] } ?? owner[...]
      return Self.parts.contains(last.lowercased())
    }

    private static let parts: Set<String> = [
      "label", "button", "item", "controller", "view", "field", "alert", "window", "cell", "bar", "menu", "tab",
      "content", "panel", "toolbar", "textfield", "self", "configuration", "config", "segment", "checkbox", "popup",
      "box", "title", "subtitle", "text", "placeholder", "action", "vc", "header", "footer", "notification",
    ]

    /// Whether the text is shown; a property of `self` where the type around is a part of a screen.
    func isShown(in type: String?) -> Bool {
      if let endings = ShownVocabulary.propertiesOfOwner[property], let owner = owner?.lowercased() {
        return endings.contains { owner.hasSuffix($0) }
      }
      guard ShownVocabulary.properties.contains(property) else { return false }
      guard isOfSelf else { return true }
      if property.hasPrefix("accessibility") { return true }
      let parts = ["Controller", "View", "Cell", "Label", "Button", "Field", "Item", "Alert"]
      return type.map { type in parts.contains { type.hasSuffix($0) } } ?? false
    }
  }
}
