import DesignTokens

// Fields that are typed into.
extension ViewRenderer {
  func field(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    let style = environment.styles["textFieldStyle"]
    if case .instance(let instance)? = style, let body = instance.type.functions["_body"]?.first,
      let parameter = body.declaration.parameters.first
    {
      var inner = environment
      inner.styles["textFieldStyle"] = nil
      instance.environment = environment
      let scope = run.kept(CodeScope(file: body.file, type: instance.type.path, instance: style))
      // What it is given is the field itself.
      scope.set(parameter.name, .view(.system("TextField", call.arguments, place)))
      let value = run.nested(.unknown) { interpreter.result(of: body.declaration.body ?? [], in: scope, as: "View") }
      return one(boxes(interpreter.node(value, at: place, named: "textFieldStyle"), inner), at: place)
    }
    var inner = environment
    // A field that grows with its text has a prompt of several lines.
    let grows = call["axis"]?.term?.name == "vertical"
    inner.lineLimit = environment.lineLimit ?? (grows ? nil : 1)
    inner.isPrompt = true
    var text = one(label(of: call, inner), at: place)
    if let prompt = call.view("prompt", interpreter), case .text = prompt {
      text = one(boxes(prompt, inner), at: place)
    }
    let name = style?.term?.name ?? (style == nil ? "automatic" : "of run time")
    let box = name == "roundedBorder" ? padded(text, horizontal: length("textField.inset"), vertical: 0) : text
    let field = ViewBox(.frame(Frame(width: .init(maximum: .infinity), alignment: .leading)), [box], at: place)
    let isKnown = ["automatic", "plain", "roundedBorder", "squareBorder"].contains(name)
    return isKnown ? field : marked(field, "textFieldStyle", "the style '\(name)'", place)
  }
}
