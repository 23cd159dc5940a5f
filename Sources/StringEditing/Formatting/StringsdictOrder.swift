import SourceText
import StringFormats

/// The order of the keys of a property list.
///
/// Tables are sorted by ``KeyOrder``. In an entry of a stringsdict the format comes first, then its variables; in a
/// variable the rule and the type, then the plural forms from zero to other.
struct StringsdictOrder {
  static let longestName = 40

  /// How many dictionaries an entry is in; `nil` where entries have no rules.
  private let entryDepth: Int?
  private let keyOrder: KeyOrder

  init(_ format: StringFormat, _ keyOrder: KeyOrder) {
    self.keyOrder = keyOrder
    entryDepth =
      switch format {
      case .stringsdict: 1
      case .loctable: 2
      default: nil
      }
  }

  /// The numbers of `range` in the order of their keys.
  ///
  /// - Parameters:
  ///   - depth: How many dictionaries the keys' own is in.
  ///   - parent: The key of that dictionary.
  func sorted(_ range: Range<Int>, by keys: TextBuffer, depth: Int, parent: [UInt8]) -> [Int] {
    let order = keyOrder.sorted(range, by: keys)
    guard let entryDepth, let names = Self.names(depth - entryDepth, parent) else { return order }
    let ranks = order.map { number in names.firstIndex(of: keys[number]) ?? names.count }
    return order.indices.sorted { ranks[$0] < ranks[$1] }.map { order[$0] }
  }

  /// The keys that come first, `depth` dictionaries below an entry.
  private static func names(_ depth: Int, _ parent: [UInt8]) -> [String]? {
    switch depth {
    case 0: ["NSStringLocalizedFormatKey", "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType"]
    case 1 where parent.starts(with: "NSString".utf8): nil
    case 1: variableNames
    default: nil
    }
  }

  private static let variableNames = [
    "NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey", "zero", "one", "two", "few", "many", "other",
  ]
}
