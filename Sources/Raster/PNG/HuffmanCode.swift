/// A prefix code for the symbols of a block (RFC 1951, section 3.2.2).
struct HuffmanCode {
  /// By symbol; 0 for one that does not occur.
  private(set) var lengths: [UInt8]
  /// By symbol, the first bit to be written in the lowest place.
  private(set) var codes: [UInt16]

  /// - Parameters:
  ///   - counts: How often each symbol occurs.
  ///   - limit: Most bits of a code, so many that all symbols find a place.
  /// - Complexity: O(*n* log *n*) in the symbols that occur.
  init(counts: [UInt32], limit: Int) {
    lengths = [UInt8](repeating: 0, count: counts.count)
    codes = [UInt16](repeating: 0, count: counts.count)
    var leaves = counts.indices.filter { counts[$0] > 0 }.map { (symbol: $0, weight: counts[$0]) }
    if leaves.count == 1 {
      lengths[leaves[0].symbol] = 1
    } else if leaves.count > 1 {
      // The smaller the differences, the flatter the tree: with equal weights it is as flat as can be.
      while !assignLengths(leaves.sorted { ($0.weight, $0.symbol) < ($1.weight, $1.symbol) }, limit: limit) {
        for index in leaves.indices { leaves[index].weight = leaves[index].weight / 2 + 1 }
      }
    }
    assignCodes()
  }

  /// Joins the two lightest trees until there is one: leaves and joined trees are in two queues, each by weight.
  ///
  /// - Returns: Whether the code is within the limit.
  private mutating func assignLengths(_ leaves: [(symbol: Int, weight: UInt32)], limit: Int) -> Bool {
    let count = leaves.count
    var weights = leaves.map(\.weight)
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, tree) = (0, count)
    for next in count..<2 * count - 1 {
      var weight: UInt32 = 0
      for _ in 0..<2 {
        let isLeaf = leaf < count && (tree >= next || weights[leaf] <= weights[tree])
        let taken = isLeaf ? leaf : tree
        if isLeaf { leaf += 1 } else { tree += 1 }
        parents[taken] = next
        weight += weights[taken]
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for node in (0..<2 * count - 2).reversed() { depths[node] = depths[parents[node]] + 1 }
    guard depths[..<count].max() ?? 0 <= limit else { return false }
    for (place, leaf) in leaves.enumerated() { lengths[leaf.symbol] = UInt8(depths[place]) }
    return true
  }

  /// Codes of one length follow one another by symbol; shorter ones come before longer ones.
  private mutating func assignCodes() {
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...15 { next[length + 1] = (next[length] + next[length + 1]) << 1 }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      codes[symbol] = next[length].reversedBits >> UInt16(16 - length)
      next[length] += 1
    }
  }
}

extension UInt16 {
  fileprivate var reversedBits: UInt16 {
    var value = self
    value = (value & 0x5555) << 1 | (value >> 1) & 0x5555
    value = (value & 0x3333) << 2 | (value >> 2) & 0x3333
    value = (value & 0x0F0F) << 4 | (value >> 4) & 0x0F0F
    return value.byteSwapped
  }
}
