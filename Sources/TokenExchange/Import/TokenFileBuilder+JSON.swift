import DesignTokens
import PositionedJSON

extension TokenFileBuilder {
  /// The token file.
  var json: JSONOutput {
    .object { file in
      file["$schema"] = .string("https://www.designtokens.org/schemas/2025.10/format.json")
      members(of: 0, inheriting: nil, into: &file)
    }
  }

  private func members(of node: Int, inheriting outer: TokenType?, into group: inout JSONOutput.Members) {
    var inherited = outer
    if node > 0, let type = nodes[node].type, type != outer {
      group["$type"] = .string(type.rawValue)
      inherited = type
    }
    notes(of: nodes[node], into: &group)
    for child in nodes[node].children where !nodes[child].isEmpty {
      group[nodes[child].name] = .object { members in
        if case .token(let value, let type) = nodes[child].content {
          if type != inherited { members["$type"] = .string(type.rawValue) }
          members["$value"] = json(of: value, as: type)
          notes(of: nodes[child], into: &members)
          members["$extensions"] = extensions(of: value, type)
        } else {
          self.members(of: child, inheriting: inherited, into: &members)
        }
      }
    }
  }

  private func notes(of node: Node, into members: inout JSONOutput.Members) {
    members["$description"] = node.notes.summary.map { .string($0) }
    if node.notes.isDeprecated {
      members["$deprecated"] = node.notes.deprecationReason.map { .string($0) } ?? .bool(true)
    }
  }

  // MARK: Values

  /// A reference where a token of that type stands for the value, else the value itself.
  private func json(of value: Evaluated, as type: TokenType) -> JSONOutput {
    if let origin = value.origin, types[origin] == type, let path = paths[origin] { return .string("{\(path)}") }
    switch value.value {
    case .number(let number, _):
      switch type {
      case .dimension: return Self.dimension(number)
      case .duration: return Self.duration(number)
      default: return .number(number)
      }
    case .text(let text): return .string(type == .fontFamily ? PostScriptName(text).family : text)
    case .color(let color): return Self.color(color)
    case .weight(let weight): return .number(weight)
    case .duration(let seconds): return Self.duration(seconds)
    case .curve(let points): return .array(points.map { .number($0) })
    case .animation(let animation): return json(of: animation)
    case .shadows(let shadows): return shadows.count == 1 ? json(of: shadows[0]) : .array(shadows.map { json(of: $0) })
    case .gradient(let gradient):
      return .array(
        gradient.stops.map { stop in
          .object {
            $0["color"] = json(of: stop.color, as: .color)
            $0["position"] = .number(stop.position)
          }
        })
    case .stroke(let stroke): return json(of: stroke)
    case .border(let border):
      return .object {
        $0["color"] = json(of: border.color, as: .color)
        $0["width"] = json(of: border.width, as: .dimension)
        $0["style"] = json(of: border.style, as: .strokeStyle)
      }
    case .typography(let style): return json(of: style)
    case .list(let elements): return .array(elements.map { json(of: $0, as: type) })
    // These have no type, and are left out before.
    case .bool, .font, .textStyle, .record, .point, .choice: return .null
    }
  }

  private static func dimension(_ number: Double) -> JSONOutput {
    .object {
      $0["value"] = .number(number)
      $0["unit"] = .string("px")
    }
  }

  private static func duration(_ seconds: Double) -> JSONOutput {
    .object {
      $0["value"] = .number(seconds)
      $0["unit"] = .string("s")
    }
  }

  private static func color(_ color: ColorLiteral) -> JSONOutput {
    .object {
      $0["colorSpace"] = .string(color.space.rawValue)
      $0["components"] = .array(color.components.map { .number($0) })
      if color.alpha != 1 { $0["alpha"] = .number(color.alpha) }
      $0["hex"] = color.hex.map { .string($0) }
    }
  }

  private func json(of animation: AnimationLiteral) -> JSONOutput {
    .object {
      $0["duration"] = json(of: animation.duration, as: .duration)
      $0["delay"] = json(of: animation.delay, as: .duration)
      $0["timingFunction"] = json(of: animation.curve, as: .cubicBezier)
    }
  }

  private func json(of shadow: ShadowLiteral) -> JSONOutput {
    .object {
      $0["color"] = json(of: shadow.color, as: .color)
      $0["offsetX"] = json(of: shadow.x, as: .dimension)
      $0["offsetY"] = json(of: shadow.y, as: .dimension)
      $0["blur"] = json(of: shadow.radius, as: .dimension)
      $0["spread"] = json(of: shadow.spread, as: .dimension)
    }
  }

  private func json(of stroke: StrokeLiteral) -> JSONOutput {
    guard !stroke.dashes.isEmpty else { return .string("solid") }
    return .object {
      $0["dashArray"] = .array(stroke.dashes.map { json(of: $0, as: .dimension) })
      $0["lineCap"] = .string(stroke.cap)
    }
  }

  private func json(of style: TypographyLiteral) -> JSONOutput {
    .object {
      $0["fontFamily"] = family(of: style)
      $0["fontSize"] = style.font.size.map { json(of: $0, as: .dimension) }
      $0["fontWeight"] = .number(weight(of: style.font))
      $0["letterSpacing"] = style.letterSpacing.map { json(of: $0, as: .dimension) } ?? Self.dimension(0)
      $0["lineHeight"] = style.lineHeight.map { .number($0) }
    }
  }

  private func family(of style: TypographyLiteral) -> JSONOutput {
    guard let family = style.font.family else {
      let known = SystemStyle.families.first { $0.design == style.font.design } ?? SystemStyle.families[0]
      if !style.fallbacks.isEmpty { return .strings([known.families[0]] + style.fallbacks) }
      return known.families.count == 1 ? .string(known.families[0]) : .strings(known.families)
    }
    guard !style.fallbacks.isEmpty else { return json(of: family, as: .fontFamily) }
    return .strings([family.text.map { PostScriptName($0).family } ?? ""] + style.fallbacks)
  }

  private func weight(of font: FontLiteral) -> Double {
    font.weight ?? font.family?.text.flatMap { PostScriptName($0).weight } ?? 400
  }

  // MARK: Extensions

  private func extensions(of value: Evaluated, _ type: TokenType) -> JSONOutput? {
    if let origin = value.origin, paths[origin] != nil { return nil }
    var members: [JSONOutput.Member] = []
    func add(_ name: String, _ value: JSONOutput) { members.append(.init(name: "dev.l10n." + name, value: value)) }
    switch value.value {
    case .text(let text) where PostScriptName(text).weight != nil: add("postScriptName", .string(text))
    case .typography(let style): if let styling = Self.styling(of: style) { add("typography", styling) }
    case .gradient(let gradient):
      if let kind = gradient.kind {
        add(
          "gradient",
          .object {
            $0["kind"] = .string(kind)
            $0["direction"] = gradient.direction.map { .string($0) }
          })
      }
    case .animation(let animation):
      if let spring = animation.spring {
        add(
          "spring",
          .object {
            $0["response"] = spring.response.map { .number($0) }
            $0["dampingFraction"] = spring.dampingFraction.map { .number($0) }
            $0["bounce"] = spring.bounce.map { .number($0) }
          })
      }
    default: break
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// A font that grows with body needs no word: that is the rule.
  private static func styling(of style: TypographyLiteral) -> JSONOutput? {
    var members: [JSONOutput.Member] = []
    switch style.font.scaling {
    case .relative(to: .body): break
    case .relative(let style): members.append(.init(name: "relativeTo", value: .string(style.rawValue)))
    case .system(let style): members.append(.init(name: "textStyle", value: .string(style.rawValue)))
    case .fixed: members.append(.init(name: "fixedSize", value: .bool(true)))
    }
    if let size = style.maximumSize { members.append(.init(name: "maximumSize", value: .string(size.rawValue))) }
    if let spacing = style.lineSpacing { members.append(.init(name: "lineSpacing", value: dimension(spacing))) }
    return members.isEmpty ? nil : .object(members)
  }
}
