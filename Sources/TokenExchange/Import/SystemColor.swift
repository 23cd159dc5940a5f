/// Colours that SwiftUI and UIKit name.
enum SystemColor {
  /// Those whose value is the same everywhere.
  static let fixed: [String: ColorLiteral] = [
    "white": ColorLiteral(components: [1, 1, 1]), "black": ColorLiteral(components: [0, 0, 0]),
    "clear": ColorLiteral(components: [0, 0, 0], alpha: 0),
  ]
}
