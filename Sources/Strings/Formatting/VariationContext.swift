/// What selects among the device and width variants of a message.
public struct VariationContext: Hashable, Sendable {
  /// Device name as in catalogs and `.stringsdict` files: “iphone”, “ipad”, “mac”, “applewatch” …
  public var device: String?
  /// Characters that fit, for `NSStringVariableWidthRuleType`.
  public var width: Int?

  public init(device: String? = nil, width: Int? = nil) {
    self.device = device
    self.width = width
  }
}
