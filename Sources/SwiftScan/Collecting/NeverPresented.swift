import SourceFacts
import SourceText
import SwiftSyntax

/// Finds alerts, sheets and their like that never come: nothing in the file sets the private flag that shows them, as
/// in `.alert("Cue", isPresented: $isShown)` of a `@State private var isShown = false`.
final class NeverPresented: SyntaxVisitor {
  /// Flags that only this file can set, and that begin as `false`.
  private var flags: Set<String> = []
  private var set: Set<String> = []
  private var presented: [(flag: String, range: ByteRange)] = []

  /// Where they stand in a file whose code was parsed as a whole: their titles and what they hold.
  ///
  /// - Complexity: O(*n*) in the nodes of the tree.
  private static func ranges(in file: SourceFileSyntax) -> [ByteRange] {
    let visitor = NeverPresented(viewMode: .sourceAccurate)
    visitor.walk(file)
    return visitor.presented.filter { visitor.flags.contains($0.flag) && !visitor.set.contains($0.flag) }.map(\.range)
  }

  /// Marks what stands in them as rarely met.
  static func markRare(_ facts: inout SourceFacts, in file: SourceFileSyntax) {
    let ranges = ranges(in: file)
    guard !ranges.isEmpty else { return }
    facts.markRare { range in ranges.contains { $0.start <= range.start && range.end <= $0.end } }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isState = node.attributes.contains {
      $0.as(AttributeSyntax.self).flatMap { TypeName($0.attributeName) }?.name == "State"
    }
    let isPrivate = node.modifiers.contains { $0.name.tokenKind == .keyword(.private) }
    if isState, isPrivate {
      for binding in node.bindings where binding.initializer?.value.isFalse ?? false {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { flags.insert(name) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.hasPrefix("_") { set.insert(String(name.dropFirst())) }
    if name.hasPrefix("$") {
      let flag = String(name.dropFirst())
      let place = Self.whole(node).parent?.as(LabeledExprSyntax.self)
      if place?.label?.text == "isPresented", let call = place?.parent?.parent?.as(FunctionCallExprSyntax.self) {
        presented.append((flag, ByteRange(call.calledExpression.bytes.end.index, call.bytes.end.index)))
      } else {
        set.insert(flag)
      }
    } else if Self.isSet(Self.whole(node)) {
      set.insert(name)
    }
    return .skipChildren
  }

  /// With `self` before it, where that stands there.
  private static func whole(_ node: DeclReferenceExprSyntax) -> Syntax {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id else {
      return Syntax(node)
    }
    return Syntax(access)
  }

  /// Whether something else than `false` may be written to it.
  private static func isSet(_ node: Syntax) -> Bool {
    if node.parent?.is(InOutExprSyntax.self) ?? false { return true }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      return access.declName.baseName.text == "toggle"
    }
    guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init), elements.count > 1,
      elements[0].id == node.id, elements[1].is(AssignmentExprSyntax.self)
    else { return false }
    return elements.count != 3 || !elements[2].isFalse
  }
}
