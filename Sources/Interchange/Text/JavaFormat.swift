import Placeholders
import StringTables

/// The placeholders of `java.util.Formatter`, as Android's `getString` fills them.
enum JavaFormat {
  /// Segments as one text; `%` is doubled only where there are arguments, since only then a text is a format.
  static func text(_ segments: [Segment], isFormat: Bool, losses: inout [String]) -> String {
    let arguments = segments.filter { if case .argument = $0 { true } else { false } }
    var text = ""
    for segment in segments {
      switch segment {
      case .literal(let literal): text += isFormat ? literal.doublingPercents : literal
      case .percent: text += isFormat ? "%%" : "%"
      case .argument(let position, let specifier, let written):
        let isNumbered = arguments.count > 1 || position > 1 || specifier.position != nil
        text += placeholder(position, specifier, written, isNumbered: isNumbered, losses: &losses)
      case .plural: continue
      }
    }
    return text
  }

  private static func placeholder(
    _ position: Int, _ specifier: FormatSpecifier, _ written: String, isNumbered: Bool, losses: inout [String]
  ) -> String {
    let number = isNumbered ? "\(position)$" : ""
    guard case .argument(let type) = specifier.kind else { return written }
    var flags = ""
    let kept = specifier.kind == .argument(.object) ? specifier.flags.intersection(.leftAligned) : specifier.flags
    if kept != specifier.flags { losses.append("the flags of '\(written)', which a string does not have in Java") }
    if kept.contains(.leftAligned) { flags += "-" }
    if kept.contains(.plus) { flags += "+" }
    if kept.contains(.space) { flags += " " }
    if kept.contains(.alternate) { flags += "#" }
    if kept.contains(.zeroPadded) { flags += "0" }
    if kept.contains(.grouped) { flags += "," }
    for case .argument? in [specifier.width, specifier.precision] {
      losses.append("the width that an argument gives in '\(written)'")
    }
    var extent = ""
    if case .number(let width)? = specifier.width { extent += String(width) }
    if case .number(let precision)? = specifier.precision {
      if case .integer = type {
        losses.append("the precision of '\(written)'")
      } else {
        extent += ".\(precision)"
      }
    }
    let conversion: String
    let letter = String(Unicode.Scalar(specifier.conversion))
    switch type {
    case .object: conversion = "s"
    case .integer:
      conversion = "xXo".contains(letter) ? letter : "d"
      if specifier.length != "ll" || letter != "d" && conversion == "d" {
        losses.append("the integer type of '\(written)', which is '%\(conversion)' in Java")
      }
    case .floatingPoint:
      conversion = letter == "F" ? "f" : letter
      if letter == "F" || !specifier.length.isEmpty { losses.append("the type of '\(written)'") }
    case .character: conversion = "c"
    case .cString, .pointer, .writtenCount:
      conversion = "s"
      losses.append("the type of '\(written)', which is a string in Java")
    }
    return "%" + number + flags + extent + conversion
  }

  /// The text with printf placeholders: `%s` is an object, `%d` a 64-bit integer.
  static func printf(_ text: String, losses: inout [String]) -> String {
    // Only what is a placeholder then is taken from it: “25%, 50%” stays prose.
    let grouped = withApostropheForComma(text)
    let specifiers = FormatScanner.specifiers(in: grouped).filter { !$0.readsLikeProse }
    guard specifiers.contains(where: { $0.kind != .percent }) else { return text }
    let bytes = Array(text.utf8)
    let groupedBytes = Array(grouped.utf8)
    var output = ""
    var copied = 0
    for specifier in specifiers {
      output += String(decoding: bytes[copied..<specifier.range.lowerBound], as: UTF8.self)
      copied = specifier.range.upperBound
      let written = String(decoding: groupedBytes[specifier.range], as: UTF8.self)
      guard case .argument(let type) = specifier.kind else {
        output += written
        continue
      }
      let head = String(written.dropLast(1 + specifier.length.utf8.count))
      switch type {
      case .cString: output += head + "@"
      case .integer where "dxXo".utf8.contains(specifier.conversion):
        output += head + "ll" + String(Unicode.Scalar(specifier.conversion))
      case .floatingPoint, .character: output += written
      default:
        losses.append("the placeholder '\(written)', which is kept as it is")
        output += written
      }
    }
    return output + String(decoding: bytes[copied...], as: UTF8.self)
  }

  /// Java groups digits by the flag `,`, printf by `'`.
  private static func withApostropheForComma(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ",")), text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes = Array(text.utf8)
    var isInFlags = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "%"): isInFlags.toggle()
      case UInt8(ascii: ",") where isInFlags: bytes[index] = UInt8(ascii: "'")
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "#"):
        continue
      default: isInFlags = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The text with every percent sign doubled, as a format shows it.
  var doublingPercents: String {
    contains("%") ? String(flatMap { $0 == "%" ? "%%" : String($0) }) : self
  }
}
