import DesignTokens

// Fields that are typed into.
extension ViewRenderer {
  func field(_ call: SystemCall, at place: CodePlace, _ environment: ViewEnvironment) -> ViewBox {
    let style = environment.styles["textFieldStyle"]
    if case .instance(let instance)? = style, let body = instance.type.functions["_body"]?.first,
      let parameter = body.declaration.parameters.first
    {
      // What it is given is the field itself.
      let field = CodeValue.view(.system("TextField", call.arguments, place))
      return one(
        drawn(by: instance, body, [parameter.name: field], as: "textFieldStyle", at: place, environment), at: place)
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
