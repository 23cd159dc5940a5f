import Testing

@testable import DesignTokens

@Suite struct SymbolsTests {
  @Test func everyNameHasADrawingInItsBox() {
    #expect(Symbols.names.count > 100)
    for name in Symbols.names {
      let image = Symbols.image(named: name)
      #expect(image?.width == 24 && image?.height == 24)
      let layers = image?.layers ?? []
      #expect(!layers.isEmpty && layers.allSatisfy { $0.path.elements.count > 1 }, "\(name)")
      for point in layers.flatMap(\.path.points) {
        #expect(0...24 ~= point.x && 0...24 ~= point.y, "\(name): \(point)")
      }
    }
  }

  @Test func fillsAreAreasAndArrowsOfReadingFlip() {
    #expect(Symbols.image(named: "star.fill")?.layers.first?.lineWidth == nil)
    #expect(Symbols.image(named: "star")?.layers.first?.lineWidth == 2)
    #expect(Symbols.image(named: "chevron.forward")?.flipsRightToLeft == true)
    #expect(Symbols.image(named: "chevron.right")?.flipsRightToLeft == false)
    #expect(Symbols.image(named: "nobody.knows") == nil)
    #expect(Icon(name: "nobody.knows", width: 1, height: 1).knownImage == nil)
  }
}

extension VectorPath {
  /// The ends of its lines and curves.
  fileprivate var points: [Point] {
    elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .cubic(_, _, let end): end
      case .close: nil
      }
    }
  }
}
