import PositionedJSON
import SourceText

/// Reads the screens that groups describe: `dev.l10n.device` in their extensions, and width, height, scale as tokens.
struct DeviceReader {
  let table: TokenTable
  var log: ProblemLog

  mutating func read(_ group: ExtendedGroup) -> Device? {
    let before = log.count
    let fields = log.fields(
      of: group.content, known: ["horizontal", "vertical"], subject: "'\(TokenTree.deviceExtension)'", rule: .component,
      in: group.file)
    let horizontal = sizeClass(fields?["horizontal"], group) ?? .compact
    let vertical = sizeClass(fields?["vertical"], group) ?? .regular
    let width = length("width", of: group)
    let height = length("height", of: group)
    let scale = scale(of: group)
    let safeArea = EdgeInsets(
      top: inset("top", of: group), leading: inset("leading", of: group), bottom: inset("bottom", of: group),
      trailing: inset("trailing", of: group))
    guard log.count == before, let width, let height, let scale else { return nil }
    return Device(
      name: group.name, width: width, height: height, scale: scale, safeArea: safeArea, horizontalClass: horizontal,
      verticalClass: vertical)
  }

  private mutating func sizeClass(_ json: JSONValue?, _ group: ExtendedGroup) -> Device.SizeClass? {
    guard let json else { return nil }
    if let found = json.string.flatMap(Device.SizeClass.init(rawValue:)) { return found }
    log.report(
      .component, "a size class is 'compact' or 'regular', not \(json.quotedPhrase)", at: json.range.start,
      in: group.file)
    return nil
  }

  /// A side of the safe area, 0 where it is not given.
  private mutating func inset(_ side: String, of group: ExtendedGroup) -> Points {
    guard let value = table.value(at: "\(group.path).safeArea.\(side)") else { return 0 }
    guard case .dimension(let dimension)? = value, (0...StructureReader.lengthLimit).contains(dimension.points.value)
    else {
      log.report(
        .component, "the safe area of device '\(group.name.excerpt)' is no dimension from 0 on: '\(side)'",
        at: group.keyRange.start, in: group.keyFile)
      return 0
    }
    return dimension.points
  }

  private mutating func length(_ name: String, of group: ExtendedGroup) -> Points? {
    guard let value = token(name, of: group) else { return nil }
    guard case .dimension(let dimension) = value,
      dimension.points.value > 0, dimension.points.value <= StructureReader.lengthLimit
    else {
      return fail("the \(name) of device '\(group.name.excerpt)' is no dimension from 0 to 1,000,000 points", group)
    }
    return dimension.points
  }

  private mutating func scale(of group: ExtendedGroup) -> Double? {
    guard let value = token("scale", of: group) else { return nil }
    guard case .number(let scale) = value, (0.1...100).contains(scale) else {
      return fail("the scale of device '\(group.name.excerpt)' is no number from 0.1 to 100", group)
    }
    return scale
  }

  /// The group's token of that name; `nil` after a report, or where its value could not be read.
  private mutating func token(_ name: String, of group: ExtendedGroup) -> TokenValue? {
    guard let value = table.value(at: "\(group.path).\(name)") else {
      return fail("the device '\(group.name.excerpt)' needs a token '\(name)'", group)
    }
    return value
  }

  private mutating func fail<Value>(_ message: String, _ group: ExtendedGroup) -> Value? {
    log.report(.component, message, at: group.keyRange.start, in: group.keyFile)
    return nil
  }
}
