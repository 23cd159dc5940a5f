import ICU
import Messages
import Placeholders
import Project
import StringTables

/// What is known of a text when its percent signs are looked at.
struct FormatContext {
  /// Whether the app puts arguments into the text.
  let isFormat: Bool
  /// Whether the text has fewer placeholders than the text of the source that it stands for.
  let lacksArgument: Bool
  /// The text of the source; `nil` for the source itself, and where it has no such key.
  let source: String?
  /// The specifiers of ``source`` as they are written, and how often each comes.
  let sourceSpecifiers: [String: Int]

  /// - Parameters:
  ///   - leaf: A text of `message`.
  ///   - source: The same key in the development language; `nil` for itself.
  init(of leaf: Message.Leaf, in message: Message, source: ReadMessage?) {
    let own = FormatScanner.specifiers(in: leaf.text.string)
    let text = Array(leaf.text.string.utf8)
    let isOwnFormat = !ArgumentSignature(of: leaf.text.string).isEmpty || !message.substitutions.isEmpty
    guard let source, let number = source.counterparts.counterpart(of: leaf) else {
      (isFormat, lacksArgument, self.source, sourceSpecifiers) = (isOwnFormat, false, nil, [:])
      return
    }
    let counterpart = source.leaves[number]
    let wanted = source.message.signature(of: counterpart.text.string, firstPosition: counterpart.firstPosition)
    let read = Set(Self.arguments(own, in: text).enumerated().map { $1.position ?? -1 - $0 })
    // A source that has a percent sign and no argument is shown as it is: “100% accurate”.
    isFormat = !wanted.isEmpty || isOwnFormat && !counterpart.text.string.utf8.contains(UInt8(ascii: "%"))
    lacksArgument = read.count < wanted.positions.count
    self.source = counterpart.text.string
    sourceSpecifiers = Dictionary(wanted.arguments.map { ($0.specifier, 1) }, uniquingKeysWith: +)
  }

  /// The specifiers that were meant as such.
  private static func arguments(_ specifiers: [FormatSpecifier], in text: [UInt8]) -> [FormatSpecifier] {
    let ends = Set(specifiers.map(\.range.upperBound))
    return specifiers.filter { specifier in
      switch specifier.kind {
      case .percent: false
      case .variable, .substitutionValue: true
      case .argument: !(specifier.readsLikeProse && followsNumber(specifier, in: text, ends))
      }
    }
  }

  /// Whether a number or another specifier stands right before, or one space apart: “50 % of”, “%d% of”.
  ///
  /// - Parameter ends: Where the specifiers of the text end.
  static func followsNumber(_ specifier: FormatSpecifier, in text: [UInt8], _ ends: Set<Int>) -> Bool {
    var end = specifier.range.lowerBound
    if end > 0, text[end - 1] == 0x20 {
      end -= 1
    } else if end > 1, text[end - 2] == 0xC2, text[end - 1] == 0xA0 {
      end -= 2
    } else if end > 2, text[end - 3] == 0xE2, text[end - 2] == 0x80, text[end - 1] == 0xAF {
      end -= 3
    }
    guard end > 0 else { return false }
    return (0x30...0x39).contains(text[end - 1]) || ends.contains(end)
  }
}

extension Report {
  /// What is wrong with the percent signs of a text; nothing where it is no format.
  func formatFlaws(of text: CheckedText) -> [FormatFlaw] {
    if text.isOfInterface { return [] }
    let context = FormatContext(of: text.leaf, in: text.entry.message, source: text.entry.readSource)
    return FormatFlawScan.flaws(in: text.text.string, context)
  }
}
