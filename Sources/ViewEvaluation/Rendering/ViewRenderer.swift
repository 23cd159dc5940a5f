import DesignTokens
import SourceText

/// Makes boxes of views, from the outermost on, as each finds its environment.
struct ViewRenderer {
  let interpreter: Interpreter
  let lengths: SystemLengths
  /// Whether there is a font of a name that code gives.
  let hasFont: @Sendable (String) -> Bool
  var run: Evaluation { interpreter.run }

  func boxes(_ node: ViewNode, _ environment: ViewEnvironment) -> [ViewBox] {
    guard run.step() else { return [] }
    switch node {
    case .nothing: return []
    case .group(let nodes): return nodes.flatMap { boxes($0, environment) }
    case .seen(let inner, let seen): return boxes(inner, seen)
    case .text(let texts, let place): return [text(texts, at: place, environment)]
    case .own(let instance, let place): return own(instance, at: place, environment)
    case .system(let name, let arguments, let place):
      return run.nested([]) { system(name, arguments, at: place, environment) }
    case .modified(let inner, let name, let arguments, let place):
      return run.nested([]) { modified(inner, name, arguments, at: place, environment) }
    case .inside(let nodes, let name, let reason, let place):
      return [open(one(nodes.flatMap { boxes($0, environment) }, at: place), name, reason, at: place)]
    case .unknown(let name, let reason, let place): return [unknown(name, reason, at: place)]
    case .foreign(let name, let place):
      var box = unknown(name, "'\(name)' is a view of UIKit or AppKit, whose size is not read", at: place)
      box.isForeign = true
      return [box]
    }
  }

  /// Notes what stands in the closures of a menu or bar.
  func conceal(_ arguments: [CodeValue.Argument], _ environment: ViewEnvironment) {
    let closures = arguments.filter { $0.value.closure != nil && run.readsBar(at: $0.place) }
    run.conceal {
      for closure in closures.compactMap(\.value.closure) {
        _ = boxes(.group(interpreter.views(of: closure, [.unknown])), environment)
      }
    }
  }

  /// Whether arguments of what is not read are texts, or views with texts.
  func showsText(_ arguments: [CodeValue.Argument], _ environment: ViewEnvironment) -> Bool {
    var shows = false
    run.conceal {
      shows = arguments.contains { argument in
        switch argument.value {
        case .text(let text): return !text.isSample
        case .closure(let closure):
          return boxes(.group(interpreter.views(of: closure, [.unknown])), environment).contains(where: \.holdsText)
        case .view(let node): return boxes(node, environment).contains(where: \.holdsText)
        default: return false
        }
      }
    }
    return shows
  }

  /// A box of which nothing is known.
  func unknown(_ name: String, _ reason: String, at place: CodePlace) -> ViewBox {
    var box = ViewBox(.empty, at: place)
    box.unknown = EvaluatedView.Unknown(name: name, reason: reason, place: place)
    return box
  }

  /// A view of the system that is not read.
  func unread(
    _ name: String, _ arguments: [CodeValue.Argument], at place: CodePlace, _ environment: ViewEnvironment
  ) -> ViewBox {
    var box = unknown(name, "'\(name)' is no view that is read", at: place)
    box.hidesText = showsText(arguments, environment)
    return box
  }

  private func own(_ instance: CodeInstance, at place: CodePlace, _ environment: ViewEnvironment) -> [ViewBox] {
    let name = String(instance.type.name)
    return run.inside(instance.type, [unknown(name, "'\(name)' stands in itself", at: place)]) {
      instance.environment = environment
      run.show(instance.type, in: environment)
      guard let body = interpreter.own("body", of: .instance(instance)) else {
        return [unknown(name, "the view has no body", at: place)]
      }
      return boxes(interpreter.node(body, at: place, named: name), environment)
    }
  }

  private func text(_ texts: [CodeText], at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    if !environment.isRedacted { for text in texts { run.show(text) } }
    let whole = CodeText.whole(texts) ?? .sample(at: place)
    var font = environment.font
    if let design = environment.design { font.take(design: design) }
    var appearance = font.appearance
    appearance.weight = environment.weight ?? appearance.weight
    appearance.lineSpacing = .points(Points(environment.lineSpacing))
    appearance.letterSpacing = Points(environment.letterSpacing)
    appearance.textCase = whole.textCase ?? environment.textCase
    appearance.maximumSize = environment.maximumSize
    var box = ViewBox(
      .text(
        TextBox(
          slot: whole.letters ?? "…", appearance: appearance,
          lineLimit: environment.lineLimit, truncation: environment.truncation,
          minimumScaleFactor: environment.minimumScaleFactor, allowsTightening: environment.allowsTightening,
          alignment: environment.alignment, isPrompt: environment.isPrompt)),
      at: place)
    box.assumed = font.assumed
    if environment.isRedacted { return box }
    box.shown = whole
    if whole.isLookedUp, whole.rest == .unmeasured {
      box.unknown = EvaluatedView.Unknown(
        name: "Text +", reason: "the text has several parts, which are not measured as one", place: place)
    }
    if let name = environment.unknowns.last {
      box.unknown = EvaluatedView.Unknown(
        name: name, reason: "the value of '.\(name)' is known at run time alone, or not read", place: place)
    }
    if let reason = font.unknown {
      box.unknown = EvaluatedView.Unknown(name: "font", reason: reason, place: place)
      if !font.hasSize { return ViewBox(.hidden, [box], at: place) }
    }
    return box
  }

  // MARK: - Parts

  func stack(
    _ direction: Stack.Direction, _ children: [ViewBox], spacing: Double, _ alignment: Stack.Alignment = .center,
    at place: CodePlace
  ) -> ViewBox {
    let stack = Stack(direction: direction, spacing: Points(spacing), alignment: alignment)
    return ViewBox(.stack(stack), children, at: place)
  }

  func row(_ children: [ViewBox], at place: CodePlace) -> ViewBox {
    stack(.horizontal, children, spacing: lengths["spacing"]?.value ?? 0, at: place)
  }

  /// What takes all that it is proposed.
  func fill(at place: CodePlace, width: Bool = true, height: Bool = true) -> ViewBox {
    func bounds(_ isFilled: Bool) -> Frame.Bounds {
      isFilled ? Frame.Bounds(minimum: 0, ideal: 10, maximum: .infinity) : .init()
    }
    let nothing = ViewBox(.icon(Icon(width: 0, height: 0, isDecorative: true)), at: place)
    return ViewBox(.frame(Frame(width: bounds(width), height: bounds(height))), [nothing], at: place)
  }

  func icon(_ width: Double, _ height: Double, at place: CodePlace) -> ViewBox {
    var box = ViewBox(.icon(Icon(width: Points(width), height: Points(height))), at: place)
    box.assumed = width > 0 || height > 0 ? "the size of a symbol or control" : nil
    return box
  }

  /// A symbol, which grows with the font.
  ///
  /// - Parameter name: As SF Symbols has it; `nil` where it is not known.
  func symbol(_ name: String? = nil, at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    run.followSize()
    let side = environment.symbolSize(length("label.icon"))
    var box = icon(side, side, at: place)
    box.kind = .icon(Icon(name: name, width: Points(side), height: Points(side)))
    box.shape = .square
    return box
  }

  /// A box at the start of a row and others at its end, with a space between them.
  func apart(_ first: ViewBox, _ last: [ViewBox], at place: CodePlace) -> ViewBox {
    stack(.horizontal, [first, spacer(at: place)] + last, spacing: 0, at: place)
  }

  private func spacer(at place: CodePlace) -> ViewBox {
    ViewBox(.spacer(minimum: lengths["spacing"] ?? .zero), at: place)
  }

  func padded(_ box: ViewBox, horizontal: Double, vertical: Double) -> ViewBox {
    let (x, y) = (Points(horizontal), Points(vertical))
    return ViewBox(.padding(EdgeInsets(top: y, leading: x, bottom: y, trailing: x)), [box], at: box.place)
  }

  /// A box with the margins that the system gives it, of which no code says anything.
  func padded(_ box: ViewBox, bySystem what: String, horizontal: Double, vertical: Double) -> ViewBox {
    var padded = padded(box, horizontal: horizontal, vertical: vertical)
    padded.assumed = what
    return padded
  }

  func length(_ path: String) -> Double { lengths[path]?.value ?? 0 }

  /// One box of several, as a view that a modifier is about.
  func one(_ boxes: [ViewBox], at place: CodePlace) -> ViewBox {
    boxes.count == 1 ? boxes[0] : stack(.vertical, boxes, spacing: length("spacing"), at: place)
  }
}
