import SourceFacts
import SourceText

extension Interpreter {
  /// A view of the project with what an origin gives it; `nil` where the origin does not make it.
  func node(of type: CodeType, at place: CodePlace, _ origin: ViewOrigin) -> ViewNode? {
    switch origin {
    case .itself:
      let instance = run.kept(CodeInstance(type))
      instance.isRoot = true
      return .own(instance, place)
    case .call(let call):
      let caller = module.type(named: call.type).map { run.kept(CodeInstance($0)) }
      caller?.isRoot = true
      let scope = run.kept(CodeScope(file: call.file, type: call.type, instance: caller.map { .instance($0) }))
      for name in call.locals { scope.set(name, .unknown) }
      guard case .instance(let instance) = value(of: call.expression, in: scope), instance.type === type else {
        return nil
      }
      return call.surroundings.reduce(.own(instance, place)) { node, around in
        .modified(node, around.name, arguments(around.arguments, in: scope), place)
      }
    case .preview(let preview):
      let scope = run.kept(CodeScope(file: preview.place.file, type: preview.type))
      return .group(views(of: preview.body, in: scope).map(\.withoutCanvas))
    }
  }

  /// A value where a view is expected.
  ///
  /// - Parameter name: What it is called in a list of what is not understood.
  func node(_ value: CodeValue, at place: CodePlace, named name: String) -> ViewNode {
    switch value {
    case .view(let node): return node
    case .instance(let instance):
      if instance.type.isView || instance.type.property("body") != nil { return .own(instance, place) }
      if instance.type.isShape { return .system("AnyShape", [], place) }
      if let wheel = wheel(instance, at: place) { return wheel }
      if instance.type.isShownView, !instance.fields.values.contains(where: \.mayShowText) {
        return .foreign(String(instance.type.name), place)
      }
      return .unknown(String(instance.type.name), reason: "'\(instance.type.name)' is no view that is read", place)
    case .term(let term) where SystemViews.isView(term):
      let name = Self.viewName(term)
      // As `.logo`, the symbol of a picture.
      let isPicture = name == "Image" && term.arguments == nil
      return .system(name, isPicture ? [.init(label: nil, value: value, place: place)] : [], place)
    case .type(let path) where SystemViews.isKnown(path): return .system(path, [], place)
    case .nothing: return .nothing
    case .list(let values):
      return run.step(values.count) ? .group(values.map { node($0, at: place, named: name) }) : .nothing
    case .closure(let closure): return .group(views(of: closure))
    // As `theme.backgroundColor`, which letters of the code or run time may say.
    case .text where Self.namesColor(name), .unknown where Self.namesColor(name), .term where Self.namesColor(name),
      .unknown("Color"?, _):
      return .system("Color", [], place)
    case .unknown(let type?, _) where Self.isText(type): return .text([.sample(at: place)], place)
    case .text(let text): return .text([text], text.place)
    case .term(let term) where term.isOfCall:
      let closures = (term.arguments ?? []).compactMap(\.value.closure).filter { $0.block.buildsViews }
      let views = closures.flatMap { self.views(of: $0) }.filter(\.isRead)
      return views.isEmpty
        ? Self.unknown(name, at: place) : .inside(views, name, reason: Self.reason(name), place)
    case .unknown, .term, .type, .number, .flag, .tuple, .keyPath:
      return Self.unknown(name, at: place)
    }
  }

  /// The system's wheel that a view of the project hands on from UIKit; `nil` for other views.
  private func wheel(_ instance: CodeInstance, at place: CodePlace) -> ViewNode? {
    guard instance.type.functions["makeUIView"]?.first?.declaration.type == "UIActivityIndicatorView" else {
      return nil
    }
    let isLarge = own("style", of: .instance(instance))?.term?.name == "large"
    let wheel = ViewNode.system("ProgressView", [], place)
    guard isLarge else { return wheel }
    let size = CodeValue.term(CodeTerm(base: nil, name: "large", arguments: nil))
    return .modified(wheel, "controlSize", [.init(label: nil, value: size, place: place)], place)
  }

  private static func namesColor(_ name: String) -> Bool { name.hasSuffix("Color") || name == "color" }

  private static func unknown(_ name: String, at place: CodePlace) -> ViewNode {
    .unknown(name, reason: reason(name), place)
  }

  private static func reason(_ name: String) -> String {
    "what '\(name)' shows is known at run time alone, or stands in no file read"
  }

  private static func viewName(_ term: CodeTerm) -> String {
    if let type = term.type { return type == "UIColor" ? "Color" : type }
    return term.base?.term.map(viewName) ?? "Color"
  }
}

extension CodeValue {
  /// Whether a view that is given it may show a text of the app's: a text, a view, or what makes views.
  fileprivate var mayShowText: Bool {
    switch self {
    case .text(let text): text.isLookedUp
    case .view: true
    case .instance(let instance): instance.type.isView
    case .closure(let closure): closure.block.buildsViews
    default: false
    }
  }
}

extension SwiftBlock {
  /// Whether it makes something of a type and changes nothing: a closure that builds views, rather than one that acts.
  fileprivate var buildsViews: Bool {
    let makesTypes = statements.containsAtAnyDepth { statement in
      if case .expression(let made) = statement { made.costName.first?.isUppercase ?? false } else { false }
    }
    return makesTypes
      && !statements.containsAtAnyDepth { if case .assignment = $0 { true } else { false } }
  }
}

extension [SwiftStatement] {
  /// Whether one of the statements is such, or one inside of them; what closures do is none of these.
  func containsAtAnyDepth(_ isWanted: (SwiftStatement) -> Bool) -> Bool {
    contains { statement in
      if isWanted(statement) { return true }
      return switch statement {
      case .branch(_, let first, let second):
        first.containsAtAnyDepth(isWanted) || second.containsAtAnyDepth(isWanted)
      case .need(_, let other): other.containsAtAnyDepth(isWanted)
      case .choice(_, let choices): choices.contains { $0.statements.containsAtAnyDepth(isWanted) }
      default: false
      }
    }
  }
}
