/// What selects among the device and width variants of a message.
package struct VariationContext: Hashable, Sendable {
  /// Device name as in catalogs and `.stringsdict` files: “iphone”, “ipad”, “mac”, “applewatch” …
  package var device: String?
  /// Characters that fit, for `NSStringVariableWidthRuleType`.
  package var width: Int?

  /// A device, and a width.
  package init(device: String? = nil, width: Int? = nil) {
    self.device = device
    self.width = width
  }
}
