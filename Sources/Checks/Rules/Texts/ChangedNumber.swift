extension Rule {
  /// Flags a number that is another one in the translation.
  static let changedNumber = Rule(
    id: "changed-number",
    summary: "A number differs between source and translation.",
    rationale:
      """
      The user reads a wrong limit, price or version. “24 hours” for “1 day” is no change, nor another currency, nor \
      “5억” for “500M” or “50 mil” for “50,000”.
      """,
    example: RuleExample(
      bad: .translation("At most 1,500 letters", "Höchstens 500 Buchstaben", to: "de"),
      good: .translation("At most 1,500 letters", "Höchstens 1.500 Buchstaben", to: "de")),
    severity: .warning,
    check: .pair(on: .difference(.numbers)) { pair, report in
      // Values and telephone numbers without words are adapted, not translated.
      guard !pair.translationTraits.contains(.blank),
        pair.source.string.unicodeScalars.contains(where: \.properties.isAlphabetic)
      else { return }
      let (source, translation) = (
        WrittenNumber.all(in: pair.source.string), WrittenNumber.all(in: pair.translation.string)
      )
      var missing = source.filter { number in !translation.contains { $0.hasDigits(of: number) } }
      var added = translation.filter { number in !source.contains { $0.hasDigits(of: number) } }
      // “1 млн” is “1,000,000”.
      for number in missing {
        guard let index = added.firstIndex(where: { $0.isSameAmount(as: number) }) else { continue }
        added.remove(at: index)
        missing.removeAll { $0.range == number.range }
      }
      // A number on one side alone is written as a word on the other.
      guard let wanted = missing.first, let found = added.first, missing.count == added.count else { return }
      // Each language has an example of its own, and another word for “24/7”.
      if Addresses.isExample(at: wanted.range.lowerBound, in: pair.source.string)
        || pair.source.string.contains("24/7")
      {
        return
      }
      // The code of a country before a telephone number.
      if pair.source.string.utf8.prefix(wanted.range.lowerBound).last == UInt8(ascii: "+") { return }
      guard !source.contains(where: \.isTime) else { return }
      let isOtherAmount = missing.count == 1 && wanted.isOtherAmount(than: found)
      if (source + translation).contains(where: \.isScaled), !isOtherAmount { return }
      // The years of a copyright.
      if pair.source.string.contains("©") || pair.unit.key == "NSHumanReadableCopyright" { return }
      // A price of another country.
      if pair.source.string.currencySigns != pair.translation.string.currencySigns { return }
      if missing.count == 1,
        isSameTime(wanted, found) || isSameHour(wanted, found, in: pair.translation.string)
          || isSameVersion(wanted, found)
          || found.isInThousands(of: wanted, in: pair.translation.string)
      {
        return
      }
      if missing.count == 1, isConverted(wanted, in: pair.source.string, found, in: pair.translation.string) { return }
      if zip(missing, added).allSatisfy({ $1.isPercentage(of: $0, in: pair.translation.string) }) { return }
      if isInMetric(missing, in: pair.source.string, added, in: pair.translation.string) { return }
      if isSameGlucose(missing, in: pair.source.string, added, in: pair.translation.string) { return }
      // The same digits in other groups: dates.
      if missing.flatMap(\.runs).sorted() == added.flatMap(\.runs).sorted(),
        missing.count > 1 || !wanted.isVersion(in: pair.source.string)
      {
        return
      }
      report.add(
        "translation has the number '\(found.text)'\(pair.place), the source '\(wanted.text)'", at: found.range,
        of: pair, isGrave: wanted.isAmount(in: pair.source.string))
    })
}

/// How many of a unit of time make another: days of a week, months of a year, hours of a day, minutes of an hour.
private let timeRatios: Set<Int> = [7, 12, 24, 60]

/// Whether one may be the other in another unit, as “24 hours” is “1 day”.
private func isSameTime(_ one: WrittenNumber, _ other: WrittenNumber) -> Bool {
  guard let (one, other) = Int(one.digits).flatMap({ one in Int(other.digits).map { (one, $0) } }) else { return false }
  let (less, more) = (min(one, other), max(one, other))
  return less > 0 && more.isMultiple(of: less) && timeRatios.contains(more / less)
}

/// What says which half of the day an hour is of.
private let halvesOfDay = ["pm", "p.m.", "p. m.", "午後", "下午", "晚上", "晚間", "오후", "저녁", "مساء"]

/// Whether one hour is the other in another clock, as “20 h” is “8 pm”, or with its minutes: “07.00”.
private func isSameHour(_ one: WrittenNumber, _ other: WrittenNumber, in translation: String) -> Bool {
  guard let hour = Int(one.digits), (0...24).contains(hour) else { return false }
  if other.runs.count == 2, other.runs[1] == "00", Int(other.runs[0]) == hour { return true }
  guard hour > 12, Int(other.digits) == hour - 12 else { return false }
  let words = translation.lowercased()
  return halvesOfDay.contains(where: words.contains)
}

/// Measures of England and America, and those of everybody else.
private let imperialUnits: Set<String> = [
  "oz", "ounce", "ounces", "lb", "lbs", "inch", "inches", "ft", "foot", "feet", "yards", "mile", "miles", "mph",
  "gallon", "gallons", "°f",
]

/// Whether a number of imperial units stands for one of metric units, or the reverse: “10 oz” is “283 g”.
private func isConverted(_ one: WrittenNumber, in text: String, _ other: WrittenNumber, in translation: String) -> Bool
{
  let (first, second) = (one.unit(in: text), other.unit(in: translation))
  guard !second.isEmpty, first != second, imperialUnits.contains(first) || imperialUnits.contains(second) else {
    return false
  }
  guard let unit = MeasureUnit(first), let otherUnit = MeasureUnit(second) else { return true }
  return !MeasureUnit.isOther(one.values, unit, than: other.values, otherUnit)
}

private let metricUnits: Set<String> = ["mm", "cm", "m", "km", "g", "kg", "ml", "l", "°c", "мм", "см", "м", "км", "кг"]

/// How the names of metric units begin in the languages of Europe: “meter”, “mètres”, “килограмм”.
private let metricBeginnings = [
  "met", "mét", "mèt", "kilo", "centi", "milli", "mili", "gram", "lit", "мет", "кило", "санти", "мил", "грам", "лит",
]

private func isMetric(_ unit: String) -> Bool {
  metricUnits.contains(unit) || metricBeginnings.contains { unit.hasPrefix($0) && unit.count > $0.count }
}

/// Whether a measure of several numbers is one of the other units: “4 x 6 in” is “10 x 15 cm”.
private func isInMetric(
  _ wanted: [WrittenNumber], in text: String, _ found: [WrittenNumber], in translation: String
) -> Bool {
  guard let last = wanted.last, let other = found.last else { return false }
  let unit = last.unit(in: text)
  return (unit == "in" || wanted.count > 1 && imperialUnits.contains(unit)) && isMetric(other.unit(in: translation))
}

/// Whether all numbers are those of the source in the other unit of glucose: “111 mg/dL” is “6.2 mmol/l”.
private func isSameGlucose(
  _ wanted: [WrittenNumber], in text: String, _ found: [WrittenNumber], in translation: String
) -> Bool {
  guard translation.lowercased().contains("mmol"), !text.lowercased().contains("mmol") else { return false }
  let milligrams = wanted.compactMap(\.value)
  return found.allSatisfy { number in
    number.value.map { value in milligrams.contains { abs($0 / 18 - value) <= 0.1 } } ?? false
  }
}

/// Whether one names the other less exactly, as “1.3” names “1.3.1”.
private func isSameVersion(_ one: WrittenNumber, _ other: WrittenNumber) -> Bool {
  // “4” is “4.0”.
  if one.runs + ["0"] == other.runs || other.runs + ["0"] == one.runs { return true }
  let (short, long) = one.runs.count < other.runs.count ? (one, other) : (other, one)
  return short.runs.count > 1 && long.runs.count > 2 && long.runs.starts(with: short.runs)
}

extension WrittenNumber {
  /// With a fraction behind the last of two groups; `nil` for more of them.
  fileprivate var value: Double? { runs.count > 2 ? nil : Double(runs.joined(separator: ".")) }

  /// The word behind it, in small letters.
  fileprivate func unit(in text: String) -> String {
    let behind = Substring(text.utf8.dropFirst(range.upperBound)).drop { $0.isWhitespace || $0 == "-" }
    return behind.prefix { $0.isLetter || $0 == "°" }.lowercased()
  }

  /// Whether it is another number but for its last three noughts, for which a word may stand behind it: “50 mil”.
  fileprivate func isInThousands(of other: WrittenNumber, in text: String) -> Bool {
    let behind = Substring(text.utf8.dropFirst(range.upperBound)).drop(while: \.isWhitespace)
    return other.digits == digits + "000" && behind.first?.isLetter ?? false
  }

  /// Whether both are of the same digits, and not of words that make others of them: “3.9 M” is not “39万”, nor “100B”
  /// “100억”.
  fileprivate func hasDigits(of other: WrittenNumber) -> Bool {
    let isMultiplied = factor != nil && other.factor != nil && factor != other.factor
    return digits == other.digits && (runs == other.runs && !isMultiplied || !isOtherAmount(than: other))
  }

  /// Whether it is another number in hundredths: “50 %” is “0.5 x”.
  fileprivate func isPercentage(of other: WrittenNumber, in text: String) -> Bool {
    let behind = Substring(text.utf8.dropFirst(range.upperBound)).drop(while: \.isWhitespace)
    guard let first = behind.first, "%٪％".contains(first) else { return false }
    return other.values.contains { value in values.contains { abs($0 - value * 100) < 0.01 } }
  }

  private static let versioned: Set<String> = [
    "version", "release", "ios", "ipados", "macos", "watchos", "tvos", "visionos", "android", "windows", "xcode",
  ]

  /// Whether the word before it says that it is one, of two parts, and no date.
  fileprivate func isVersion(in text: String) -> Bool {
    guard runs.count == 2 else { return false }
    let word = Substring(text.utf8.prefix(range.lowerBound)).reversed().drop(while: \.isWhitespace)
      .prefix(while: \.isLetter)
    return Self.versioned.contains(String(String(word).reversed()).lowercased())
  }

  private static let timeUnits: Set<Substring> = [
    "second", "seconds", "sec", "minute", "minutes", "min", "hour", "hours", "day", "days", "week", "weeks", "month",
    "months", "year", "years",
  ]

  /// Whether it says a time or a price, as “1 hour” and “$5” do.
  fileprivate func isAmount(in text: String) -> Bool {
    let before = text.utf8.prefix(range.lowerBound)
    let behind = text.utf8.dropFirst(range.upperBound)
    let next = Substring(behind).drop { $0.isWhitespace || $0 == "-" }
    if Self.timeUnits.contains(next.prefix { $0.isLetter }.lowercased()[...]) { return true }
    return [Substring(before).last { !$0.isWhitespace }, next.first].contains { $0?.isCurrencySymbol ?? false }
  }
}

extension String {
  /// The signs of currencies in a text: “€”, “₽”.
  fileprivate var currencySigns: Set<Unicode.Scalar> {
    Set(unicodeScalars.filter { $0.properties.generalCategory == .currencySymbol })
  }
}
