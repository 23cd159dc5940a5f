import SourceFacts
import SourceText

extension Interpreter {
  /// A value where a view is expected.
  ///
  /// - Parameter name: What it is called in a list of what is not understood.
  func node(_ value: CodeValue, at place: CodePlace, named name: String) -> ViewNode {
    switch value {
    case .view(let node): return node
    case .instance(let instance):
      if instance.type.isView || instance.type.property("body") != nil { return .own(instance, place) }
      if instance.type.isShape {
        return .system("AnyShape", [], place)
      }
      return .unknown(String(instance.type.name), reason: "'\(instance.type.name)' is no view that is read", place)
    case .term(let term) where SystemViews.isView(term): return .system(Self.viewName(term), [], place)
    case .type(let path) where SystemViews.isKnown(path): return .system(path, [], place)
    case .nothing: return .nothing
    case .list(let values):
      return run.step(values.count) ? .group(values.map { node($0, at: place, named: name) }) : .nothing
    case .closure(let closure): return .group(views(of: closure))
    case .text(let text): return .text([text], text.place)
    case .term(let term) where term.isOfCall:
      let reason = "what '\(name)' shows is known at run time alone, or stands in no file read"
      let closures = (term.arguments ?? []).compactMap(\.value.closure).filter { $0.block.buildsViews }
      let views = closures.flatMap { self.views(of: $0) }.filter(\.isRead)
      return views.isEmpty ? .unknown(name, reason: reason, place) : .inside(views, name, reason: reason, place)
    case .unknown, .term, .type, .number, .flag, .tuple, .keyPath:
      return .unknown(name, reason: "what '\(name)' shows is known at run time alone, or stands in no file read", place)
    }
  }

  private static func viewName(_ term: CodeTerm) -> String {
    if let type = term.type { return type == "UIColor" ? "Color" : type }
    return term.base?.term.map(viewName) ?? "Color"
  }
}

extension SwiftBlock {
  /// Whether it makes something of a type and changes nothing: a closure that builds views, rather than one that acts.
  fileprivate var buildsViews: Bool { Self.makesTypes(statements) && !Self.changes(statements) }

  private static func makesTypes(_ statements: [SwiftStatement]) -> Bool {
    statements.contains { statement in
      switch statement {
      case .expression(let expression): expression.costName.first?.isUppercase ?? false
      case .branch(_, let first, let second): makesTypes(first) || makesTypes(second)
      case .choice(_, let choices): choices.contains { makesTypes($0.statements) }
      default: false
      }
    }
  }

  private static func changes(_ statements: [SwiftStatement]) -> Bool {
    statements.contains { statement in
      switch statement {
      case .assignment: true
      case .branch(_, let first, let second): changes(first) || changes(second)
      case .choice(_, let choices): choices.contains { changes($0.statements) }
      default: false
      }
    }
  }
}
