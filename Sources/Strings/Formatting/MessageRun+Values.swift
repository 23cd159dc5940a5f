extension MessageRun {
  /// Widths and precisions of numbers are limited to this: a table must not be able to ask for gigabytes of blanks.
  static let mostPadding = 1_000

  /// Appends an argument as a specifier asks; `false` where the specifier cannot show such a value.
  mutating func append(
    _ argument: FormatArgument, as value: ValueSpecifier, width: Int?, precision: Int?
  ) -> Bool {
    let isLeft = value.flags.contains(.leftAligned) || (width ?? 0) < 0
    // A negative precision is none.
    let layout = NumberLayout(
      width: Int(min((width ?? 0).magnitude, UInt(Self.mostPadding))),
      precision: precision.flatMap { $0 < 0 ? nil : $0 }, isLeftAligned: isLeft,
      isZeroPadded: value.flags.contains(.zeroPadded) && !isLeft)
    switch value.conversion {
    case UInt8(ascii: "@"): appendObject(argument)
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"),
      UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
      guard let integer = integer(argument, as: value) else { return false }
      append(integer, as: value, layout)
    case UInt8(ascii: "p"):
      guard let bits = Self.bits(argument) else { return false }
      var pointer = value
      pointer.conversion = UInt8(ascii: "x")
      appendRadix(bits, as: pointer, prefix: "0x", layout)
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      guard let number = Self.number(argument) else { return false }
      append(number, as: value, layout)
    case UInt8(ascii: "c"), UInt8(ascii: "C"): return appendCharacter(argument, layout)
    case UInt8(ascii: "s"), UInt8(ascii: "S"):
      guard case .text(let text) = argument else { return false }
      appendPadded(layout) { run in
        run.appendMarked { run in
          if let precision = layout.precision {
            run.output.append(String(text.unicodeScalars.prefix(precision)))
          } else {
            run.output.append(text)
          }
        }
      }
    // Nothing is ever written to an address.
    case UInt8(ascii: "n"): break
    default: return false
    }
    return true
  }

  /// Puts blanks around what `body` appends.
  mutating func appendPadded(_ layout: NumberLayout, _ body: (inout MessageRun) -> Void) {
    let start = output.count
    body(&self)
    guard layout.width > 0 else { return }
    let missing = layout.width - output.scalarCount(from: start)
    guard missing > 0 else { return }
    if layout.isLeftAligned {
      output.append(UInt8(ascii: " "), times: missing)
    } else {
      output.insert(" ", at: start, times: missing)
    }
  }

  private mutating func appendCharacter(_ argument: FormatArgument, _ layout: NumberLayout) -> Bool {
    let scalar: Unicode.Scalar?
    switch argument {
    case .integer(let value): scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init)
    case .unsigned(let value): scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init)
    case .text(let text):
      guard let first = text.unicodeScalars.first else { return true }
      scalar = first
    default: return false
    }
    guard let scalar else { return false }
    appendPadded(layout) { $0.output.append(String(scalar)) }
    return true
  }

  // MARK: %@

  private mutating func appendObject(_ argument: FormatArgument) {
    switch argument {
    case .text(let text):
      // Without a closure: nearly every argument comes this way.
      guard let marks = formatter.argumentMarks else { return output.append(text) }
      output.append(marks.open)
      output.append(text)
      output.append(marks.close)
    case .integer(let value):
      append(PrintedInteger(isNegative: value < 0, magnitude: value.magnitude), as: .integer, NumberLayout())
    case .unsigned(let value):
      append(PrintedInteger(isNegative: false, magnitude: value), as: .integer, NumberLayout())
    case .floatingPoint, .date, .list:
      let text = objectText(argument)
      if case .floatingPoint = argument {
        output.append(text)
      } else {
        appendMarked { $0.output.append(text) }
      }
    }
  }

  /// The value as `%@` shows it, without marks.
  func objectText(_ argument: FormatArgument) -> String {
    switch argument {
    case .text(let text): return text
    case .integer(let value):
      guard formatter.numerals == .localized else { return String(value) }
      return (value < 0 ? formatter.numbers.symbols.minus : "") + formatter.numbers.symbols.integer(value.magnitude)
    case .unsigned(let value):
      return formatter.numerals == .localized ? formatter.numbers.symbols.integer(value) : String(value)
    case .floatingPoint(let value):
      if formatter.numerals == .localized { return formatter.numbers.string(value, .shortest) }
      let text = String(value)
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .date(let date): return formatter.objects.string(date)
    case .list(let items, let style): return formatter.objects.string(items.map(objectText), style)
    }
  }

  // MARK: What numbers an argument can stand for

  private static func bits(_ argument: FormatArgument) -> UInt64? {
    switch argument {
    case .integer(let value): UInt64(bitPattern: value)
    case .unsigned(let value): value
    default: nil
    }
  }

  private static func number(_ argument: FormatArgument) -> Double? {
    switch argument {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floatingPoint(let value): value
    default: nil
    }
  }

  private func integer(_ argument: FormatArgument, as value: ValueSpecifier) -> PrintedInteger? {
    switch argument {
    case .integer(let integer):
      PrintedInteger(integer, as: value, cutsOff: formatter.numerals == .c)
    case .unsigned(let integer):
      PrintedInteger(integer, as: value, cutsOff: formatter.numerals == .c)
    default: nil
    }
  }
}
