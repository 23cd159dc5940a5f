import DesignTokens

/// The sizes of the pictures that code names, as their files have them.
package struct PictureSizes: Sendable {
  /// In points.
  package struct Size: Hashable, Sendable {
    package let width: Double
    package let height: Double

    package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  }

  /// By name; `nil` where pictures of one name have several sizes.
  private var byName: [String: Size?] = [:]
  /// By the letters of the name, as Xcode's symbols have them.
  private var bySymbol: [String: Size?] = [:]

  /// The names of symbols that are the project's own.
  private var symbols: Set<String> = []

  package init() {}

  /// A symbol, which grows with the font as those of the system.
  package mutating func add(symbol: String) { symbols.insert(symbol) }

  func isSymbol(_ name: String) -> Bool { symbols.contains(name) }

  package mutating func add(_ size: Size, named name: String) {
    Self.add(size, name, to: &byName)
    Self.add(size, Self.letters(name), to: &bySymbol)
  }

  private static func add(_ size: Size, _ name: String, to sizes: inout [String: Size?]) {
    if let known = sizes[name], known != size { sizes[name] = .some(nil) } else { sizes[name] = size }
  }

  /// Of `Image("logo")`.
  ///
  /// - Parameter name: Folders that provide a namespace may stand before it.
  func size(named name: String) -> Size? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    return (byName[name] ?? byName[last]) ?? nil
  }

  /// Of `Image(.logoMark)`, which Xcode makes of `logo-mark` and of `LogoMarkImage`.
  func size(ofSymbol symbol: String) -> Size? {
    let letters = Self.letters(symbol)
    return (bySymbol[letters] ?? bySymbol[letters + "image"]) ?? nil
  }

  private static func letters(_ name: String) -> String { name.filter { $0.isLetter || $0.isNumber }.lowercased() }
}
