// Measures a font of this system, and writes what `fontProfile` of l10n.json takes.
//
// On a Mac:
//   swift probe.swift > metrics.json                              the system's font
//   swift probe.swift --design rounded > metrics.json             or monospaced, serif
//   swift probe.swift --family "Avenir Next" > metrics.json       a family that is installed
//
// In a simulator, whose fonts are those of a device:
//   xcrun --sdk iphonesimulator swiftc probe.swift -target arm64-apple-ios17.0-simulator -o probe
//   xcrun simctl spawn booted "$PWD/probe" > metrics.json
//
// Two other things can be written there:
//   … --scaling > scaling.txt            what UIFontMetrics makes of sizes, by text style and category
//   … --controls > system.tokens.json    sizes of the system's controls, as a token file over the built-in one
//
// What is written are numbers about the font; the font itself stays where it is. Standard error tells how well the
// numbers predict the widths of some sentences: a difference of more than 0.01 pt is worth a look.

import CoreText
import Foundation

#if canImport(UIKit)
  import UIKit
  typealias SystemFont = UIFont
  let system = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
#else
  import AppKit
  typealias SystemFont = NSFont
  let system = "macOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
#endif

let units = 2048.0
let cssWeights: [(css: Int, weight: SystemFont.Weight)] = [
  (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium), (600, .semibold), (700, .bold),
  (800, .heavy), (900, .black),
]

func option(_ name: String) -> String? {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  return arguments[index + 1]
}

#if canImport(UIKit)
  let categories: [(name: String, category: UIContentSizeCategory)] = [
    ("xSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("xLarge", .extraLarge),
    ("xxLarge", .extraExtraLarge), ("xxxLarge", .extraExtraExtraLarge), ("accessibility1", .accessibilityMedium),
    ("accessibility2", .accessibilityLarge), ("accessibility3", .accessibilityExtraLarge),
    ("accessibility4", .accessibilityExtraExtraLarge), ("accessibility5", .accessibilityExtraExtraExtraLarge),
  ]
  let textStyles: [(name: String, style: UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
    ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
  ]

  /// Lines of a text style, a category, the system's own size, and pairs of a size and what it becomes.
  @MainActor func printScaling() {
    print("# style category system: size scaled, … on \(system), by UIFontMetrics.scaledValue")
    for (name, style) in textStyles {
      for (category, trait) in categories {
        let traits = UITraitCollection(preferredContentSizeCategory: trait)
        let own = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        let scaled = (8...40).map { size in
          "\(size) \(UIFontMetrics(forTextStyle: style).scaledValue(for: CGFloat(size), compatibleWith: traits))"
        }
        print("\(name) \(category) \(own): \(scaled.joined(separator: ", "))")
      }
    }
  }

  /// A token file with the tokens of Tokens/system.tokens.json that UIKit tells without a window.
  @MainActor func printControls() {
    func length(_ value: CGFloat) -> String { #"{ "$value": { "value": \#(value), "unit": "px" } }"# }
    let segments = UISegmentedControl(items: ["n", "n"])
    let field = UITextField()
    (field.borderStyle, field.text) = (.roundedRect, "n")
    let sizes: [(name: String, size: UIButton.Configuration.Size)] = [
      ("mini", .mini), ("small", .small), ("regular", .medium), ("large", .large),
    ]
    let insets = sizes.map { name, size in
      var configuration = UIButton.Configuration.bordered()
      (configuration.buttonSize, configuration.title) = (size, "n")
      let button = UIButton(configuration: configuration)
      button.layoutIfNeeded()
      let title = button.titleLabel?.intrinsicContentSize ?? .zero
      let whole = button.intrinsicContentSize
      return (name, horizontal: (whole.width - title.width) / 2, vertical: (whole.height - title.height) / 2)
    }
    let horizontal = insets.map { "\"\($0.0)\": \(length($0.horizontal))" }.joined(separator: ", ")
    let vertical = insets.map { "\"\($0.0)\": \(length($0.vertical))" }.joined(separator: ", ")
    func size(_ view: UIView) -> String {
      "\"width\": \(length(view.intrinsicContentSize.width)), \"height\": \(length(view.intrinsicContentSize.height))"
    }
    print(
      """
      { "System": { "$type": "dimension",
        "$extensions": { "dev.l10n.origin": { "certainty": "measured", "source": "UIKit on \(system)" } },
        "toggle": { \(size(UISwitch())) },
        "stepper": { \(size(UIStepper())) },
        "segmentedPicker": { "height": \(length(segments.intrinsicContentSize.height)) },
        "textField": { "height": \(length(field.intrinsicContentSize.height)) },
        "button": { "horizontalPadding": { \(horizontal) }, "verticalPadding": { \(vertical) } } } }
      """)
  }

  if CommandLine.arguments.contains("--scaling") {
    printScaling()
    exit(0)
  }
  if CommandLine.arguments.contains("--controls") {
    printControls()
    exit(0)
  }
#endif

let family = option("--family")
let design = option("--design") ?? "default"
let designs: [String: SystemFontDesign] = [
  "default": .default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
]
#if canImport(UIKit)
  typealias SystemFontDesign = UIFontDescriptor.SystemDesign
#else
  typealias SystemFontDesign = NSFontDescriptor.SystemDesign
#endif
guard let systemDesign = designs[design] else {
  FileHandle.standardError.write(Data("unknown design '\(design)': default, rounded, serif or monospaced\n".utf8))
  exit(2)
}
let names: (family: String, aliases: [String]) =
  switch (family, design) {
  case (let family?, _): (family, [])
  case (nil, "rounded"): ("SF Pro Rounded", ["ui-rounded"])
  case (nil, "serif"): ("New York", ["ui-serif"])
  case (nil, "monospaced"): ("SF Mono", ["ui-monospace", "monospace"])
  default: ("SF Pro", ["SF Pro Text", "SF Pro Display", "San Francisco", "system-ui", "-apple-system"])
  }

/// The font at a weight and a size; `nil` when the family is not installed.
func font(_ weight: SystemFont.Weight, _ size: CGFloat) -> CTFont? {
  if let family {
    let traits = [kCTFontWeightTrait: weight.rawValue]
    let attributes = [kCTFontFamilyNameAttribute: family, kCTFontTraitsAttribute: traits] as [CFString: Any]
    let found = CTFontCreateWithFontDescriptor(
      CTFontDescriptorCreateWithAttributes(attributes as CFDictionary), size, nil)
    return CTFontCopyFamilyName(found) as String == family ? found : nil
  }
  let plain = SystemFont.systemFont(ofSize: size, weight: weight)
  guard let descriptor = plain.fontDescriptor.withDesign(systemDesign) else { return nil }
  #if canImport(UIKit)
    return UIFont(descriptor: descriptor, size: size) as CTFont
  #else
    return NSFont(descriptor: descriptor, size: size).map { $0 as CTFont }
  #endif
}

/// Points of a string as it is set on one line, with tracking and kerning.
func width(_ text: String, _ font: CTFont) -> Double {
  let attributes = [kCTFontAttributeName: font] as [CFString: Any]
  guard let string = CFAttributedStringCreate(nil, text as CFString, attributes as CFDictionary) else { return 0 }
  return CTLineGetTypographicBounds(CTLineCreateWithAttributedString(string), nil, nil, nil)
}

/// Ems of the glyph of a character by itself; `nil` when the font has none.
func advance(_ character: Character, _ font: CTFont) -> Double? {
  let characters = Array(character.utf16)
  var glyphs = [CGGlyph](repeating: 0, count: characters.count)
  guard characters.count == 1, CTFontGetGlyphsForCharacters(font, characters, &glyphs, 1) else { return nil }
  return CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, nil, 1) / CTFontGetSize(font)
}

/// Ems behind every character: letters that are not kerned with themselves show it.
func tracking(_ font: CTFont) -> Double {
  let one = width("n", font)
  let eleven = width(String(repeating: "n", count: 11), font)
  return (eleven - one) / 10 / CTFontGetSize(font) - (advance("n", font) ?? 0)
}

let kernedCharacters = (0x20..<0x7F).compactMap { Unicode.Scalar($0).map(Character.init) } + Array("’‘“”–—…")
let letterRanges: [ClosedRange<Int>] = [0xA0...0x17F, 0x218...0x21B, 0x386...0x3CE, 0x401...0x45F, 0x490...0x491]
let otherCharacters = letterRanges.flatMap { $0 }.compactMap { Unicode.Scalar($0).map(Character.init) } + Array("•€™−×")
guard let regular = font(.regular, 17), let large = font(.regular, 28) else {
  FileHandle.standardError.write(Data("'\(names.family)' is not installed\n".utf8))
  exit(1)
}
let characters = (kernedCharacters + otherCharacters).filter { advance($0, regular) != nil }

/// The sum by which the optical size is told.
func sum(_ font: CTFont) -> Double { kernedCharacters.compactMap { advance($0, font) }.reduce(0, +) }
let ends = (text: sum(regular), display: sum(large))
let isOptical = abs(ends.display - ends.text) > 0.01
let sizes = Array(6...80)

func number(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}

func quoted(_ text: String) -> String {
  let data = try? JSONSerialization.data(withJSONObject: [text], options: [.withoutEscapingSlashes])
  return data.map { String(String(decoding: $0, as: UTF8.self).dropFirst().dropLast()) } ?? "\"\""
}

func master(_ cut: String, _ css: Int, _ font: CTFont) -> String {
  let space = tracking(font)
  let size = CTFontGetSize(font)
  let advances = characters.map { character in
    advance(character, font).map { number($0 * units) } ?? "null"
  }
  var pairs: [String] = []
  for left in kernedCharacters {
    for right in kernedCharacters {
      guard let first = advance(left, font), let second = advance(right, font) else { continue }
      let kerning = (width("\(left)\(right)", font) / size - first - second - 2 * space) * units
      if abs(kerning) >= 0.5 { pairs.append("\(quoted("\(left)\(right)")): \(number(kerning))") }
    }
  }
  return """
        { "cut": "\(cut)", "weight": \(css), "kerning": { \(pairs.joined(separator: ", ")) },
          "advances": [\(advances.joined(separator: ", "))] }
    """
}

var masters: [String] = []
for (css, weight) in cssWeights {
  if let font = font(weight, 17) { masters.append(master("text", css, font)) }
}
if isOptical {
  for (css, weight) in cssWeights {
    if let font = font(weight, 28) { masters.append(master("display", css, font)) }
  }
}
let tracked = sizes.compactMap { size in
  font(.regular, CGFloat(size)).map { "[\(size), \(number(tracking($0) * units))]" }
}
let shares = sizes.filter { 17...28 ~= $0 }.compactMap { size in
  font(.regular, CGFloat(size)).map { font in
    let share = min(max((sum(font) - ends.text) / (ends.display - ends.text), 0), 1)
    return "[\(size), \((share * 1_000_000).rounded() / 1_000_000)]"
  }
}
let standIn = design == "monospaced" && family == nil ? "DejaVu Sans Mono" : "Inter"
print(
  """
  { "version": 1, "name": \(quoted(names.family + ", " + system)),
    "origin": { "system": \(quoted(system)), "method": "Core Text, by the script of 'l10n fonts probe'" },
    "fonts": [ { "family": \(quoted(names.family)), "aliases": [\(names.aliases.map(quoted).joined(separator: ", "))],
      "genuine": [{ "text": \(quoted(names.family)) }],
      "standIns": [{ "text": "\(standIn)"\(standIn == "Inter" ? #", "display": "Inter Display""# : "") }],
      "unitsPerEm": \(Int(units)),
      "lines": { "ascender": \(number(CTFontGetAscent(regular) / 17 * units)),
        "descender": \(number(-CTFontGetDescent(regular) / 17 * units)),
        "lineGap": \(number(CTFontGetLeading(regular) / 17 * units)) },\(
      isOptical ? "\n    \"displayShares\": [\(shares.joined(separator: ", "))]," : "")
      "tracking": [\(tracked.joined(separator: ", "))],
      "characters": \(quoted(String(characters))),
      "masters": [
  \(masters.joined(separator: ",\n"))
      ] } ] }
  """)

// How far the sum of the numbers is from the width that Core Text sets.
for (css, weight) in cssWeights where css == 400 || css == 600 {
  for size in [11, 17, 28, 34] {
    guard let font = font(weight, CGFloat(size)) else { continue }
    let text = "nnnn mmmm oooo"
    let ems = text.reduce(0) { $0 + (advance($1, font) ?? 0) } + Double(text.count) * tracking(font)
    let difference = width(text, font) - ems * Double(size)
    FileHandle.standardError.write(Data("weight \(css), \(size) pt: \(number(difference)) pt off\n".utf8))
  }
}
