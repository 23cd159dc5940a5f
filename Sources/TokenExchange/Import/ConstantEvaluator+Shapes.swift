import DesignTokens
import SourceFacts
import SourceText

extension ConstantEvaluator {
  mutating func curve(_ arguments: CallArguments, in scope: Int, _ range: ByteRange) throws(Unreadable) -> [Double] {
    var points: [Double] = []
    for argument in arguments.list {
      switch try value(of: argument.value, in: scope, Expectation("UnitPoint")).value {
      case .number(let number, _): points.append(number)
      case .point(let x, let y): points += [x, y]
      default: throw Unreadable("a curve is given by two points", argument.value.range)
      }
    }
    guard points.count == 4, (0...1).contains(points[0]), (0...1).contains(points[2]) else {
      throw Unreadable("a curve is given by four numbers, the first and third from 0 to 1", range)
    }
    return points
  }

  mutating func point(_ arguments: CallArguments, in scope: Int, _ range: ByteRange) throws(Unreadable) -> SwiftValue {
    guard let first = arguments["x"], let second = arguments["y"],
      let x = try value(of: first, in: scope, .number).number, let y = try value(of: second, in: scope, .number).number
    else { throw Unreadable("a point has the arguments 'x' and 'y'", range) }
    return .point(x, y)
  }

  mutating func stroke(_ arguments: CallArguments, in scope: Int, _ range: ByteRange) throws(Unreadable)
    -> StrokeLiteral
  {
    var stroke = StrokeLiteral(cap: "butt", dashes: [])
    if let width = arguments["lineWidth"], try value(of: width, in: scope, .length).number != 1 {
      note("the width of a stroke style has no place in its token and is left out", width.range)
    }
    if case .member(_, let cap)? = arguments["lineCap"]?.form {
      guard StrokeStyleValue.LineCap(rawValue: cap) != nil else {
        throw Unreadable("the line cap '\(cap.excerpt)' is not known", range)
      }
      stroke.cap = cap
    }
    if let dash = arguments["dash"] {
      guard case .list(let dashes) = try value(of: dash, in: scope, Expectation("[CGFloat]")).value,
        dashes.allSatisfy({ $0.number != nil })
      else { throw Unreadable("dashes are a list of numbers", dash.range) }
      stroke.dashes = dashes
    }
    return stroke
  }

  // MARK: Gradients

  mutating func gradient(
    _ name: String, _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> GradientLiteral {
    var gradient = GradientLiteral(stops: [])
    if let inner = arguments["gradient"] ?? arguments.unlabelled(0) {
      guard case .gradient(let value) = try value(of: inner, in: scope, Expectation("Gradient")).value else {
        throw Unreadable("the gradient is not read", inner.range)
      }
      gradient = value
    } else if let stops = arguments["stops"], case .list(let elements) = stops.form {
      for element in elements { gradient.stops.append(try stop(element, in: scope)) }
    } else if let colors = arguments["colors"] {
      guard case .list(let elements) = try value(of: colors, in: scope, Expectation("[Color]")).value,
        elements.allSatisfy({ $0.color != nil })
      else { throw Unreadable("the colours of a gradient are a list", colors.range) }
      gradient.stops = elements.enumerated().map { index, color in
        .init(color: color, position: elements.count > 1 ? Double(index) / Double(elements.count - 1) : 0)
      }
    }
    guard !gradient.stops.isEmpty else { throw Unreadable("a gradient needs colours", range) }
    let kind = name.replacing("Gradient", with: "").lowercased()
    guard ["linear", "radial", "angular"].contains(kind) else { return gradient }
    gradient.kind = kind
    guard kind == "linear", let start = arguments["startPoint"], let end = arguments["endPoint"] else {
      if kind != "linear" { note("the places of a \(kind) gradient have no place in a token and are left out", range) }
      return gradient
    }
    gradient.direction = UnitPlace.direction(from: try place(start, in: scope), to: try place(end, in: scope))
    if gradient.direction == nil { note("the direction of the gradient has no name and is left out", start.range) }
    return gradient
  }

  private mutating func place(
    _ expression: SwiftExpression, in scope: Int
  ) throws(Unreadable) -> (x: Double, y: Double) {
    if case .member(nil, let name) = expression.form, let place = UnitPlace.named[name] { return place }
    guard case .point(let x, let y) = try value(of: expression, in: scope, Expectation("UnitPoint")).value else {
      throw Unreadable("the place is not read", expression.range)
    }
    return (x, y)
  }

  private mutating func stop(
    _ expression: SwiftExpression, in scope: Int
  ) throws(Unreadable) -> GradientLiteral.Stop {
    guard case .call(_, let list) = expression.form, case let arguments = CallArguments(list),
      let color = arguments["color"], let location = arguments["location"]
    else { throw Unreadable("a stop of a gradient has the arguments 'color' and 'location'", expression.range) }
    let value = try value(of: color, in: scope, .color)
    guard value.color != nil, let position = try self.value(of: location, in: scope, .number).number,
      (0...1).contains(position)
    else { throw Unreadable("a stop of a gradient is a colour and a place from 0 to 1", expression.range) }
    return GradientLiteral.Stop(color: value, position: position)
  }
}
