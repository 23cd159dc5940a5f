import SourceText

/// What is kept of the entries of a table that vary, in flat arrays.
struct VariationList: Sendable {
  private(set) var variations: [VariationFacts] = []
  private(set) var leaves: [VariationFacts.Leaf] = []
  private(set) var shapes: [UInt8] = []

  var count: Int { variations.count }

  subscript(number: Int) -> VariationFacts { variations[number] }

  /// The texts of the entry of that number.
  func leaves(of number: Int) -> ArraySlice<VariationFacts.Leaf> { leaves[variations[number].leaves] }

  /// Adds an entry with the leaves that have been added since the last one.
  mutating func append(_ variation: VariationFacts, shape: Range<Int>) {
    var variation = variation
    variation.leaves = (variations.last?.leaves.upperBound ?? 0)..<leaves.count
    variation.textTraits = leaves[variation.leaves].reduce(into: []) { $0.formUnion($1.facts.traits) }
    variation.shape = shape
    variations.append(variation)
  }

  mutating func append(_ leaf: VariationFacts.Leaf) { leaves.append(leaf) }

  /// Takes away the leaves that have been added since the last entry.
  mutating func removeLeaves() { leaves.removeLast(leaves.count - (variations.last?.leaves.upperBound ?? 0)) }

  /// Keeps a shape that is another than that of the entry before.
  mutating func append(shape: [UInt8]) -> Range<Int> {
    shapes += shape
    return shapes.count - shape.count..<shapes.count
  }

  mutating func append(contentsOf other: VariationList) {
    for variation in other.variations {
      var variation = variation
      variation.leaves = variation.leaves.moved(by: leaves.count)
      variation.shape = variation.shape.moved(by: shapes.count)
      variations.append(variation)
    }
    leaves += other.leaves
    shapes += other.shapes
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}

// MARK: - Beside the source

extension VariationList {
  /// The entries of that number here and there have the same variables, and take them at the same positions.
  func hasSameShape(_ number: Int, as other: Int, of source: VariationList) -> Bool {
    let (own, its) = (variations[number], source.variations[other])
    // A variable within a form, of which a language may have more than another, has its place by that form.
    let open: VariationTraits = .nestedVariable
    guard own.traits.isDisjoint(with: open), its.traits.isDisjoint(with: open) else { return false }
    return shapes.withUnsafeBufferPointer { shapes in
      source.shapes.withUnsafeBufferPointer { others in
        UnsafeBufferPointer(rebasing: shapes[own.shape])
          .hasSameBytes(as: UnsafeBufferPointer(rebasing: others[its.shape]))
      }
    }
  }

  /// The leaf of an entry for which one of another language stands, where both have one shape: see
  /// ``LeafIndex``.
  func counterpart(of leaf: VariationFacts.Leaf, in number: Int) -> VariationFacts.Leaf? {
    var other: VariationFacts.Leaf?
    for candidate in leaves(of: number) where candidate.variable == leaf.variable {
      if candidate.form == leaf.form { return candidate }
      if candidate.form == .other || other == nil || other?.form != .other { other = candidate }
    }
    return other
  }
}
