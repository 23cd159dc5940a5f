import SourceFacts
import SourceText

/// The SwiftUI views that no code makes but previews, views for debugging, and views that are made nowhere themselves:
/// no user sees them.
struct UnreachedViews {
  let names: Set<String>

  /// - Complexity: O(*n*) in the names of types in the code.
  init(_ files: [ScannedFile]) {
    var declared: Set<String> = []
    var held: [String: [[String]]] = [:]
    var open: [String] = []
    for part in files.lazy.flatMap(\.facts.typeNames) {
      guard let view = part.view else {
        open += part.names
        continue
      }
      declared.insert(view)
      held[view, default: []].append(part.names)
      if part.isPublic { open.append(view) }
    }
    var reached: Set<String> = []
    while let name = open.popLast() {
      guard declared.contains(name), reached.insert(name).inserted else { continue }
      // What a view for developers shows, no user sees.
      if !name.hasPrefix("Debug") { for names in held[name] ?? [] { open += names } }
    }
    // Where that would be most of them, the code that makes them was not read.
    names = 2 * reached.count > declared.count ? declared.subtracting(reached) : []
  }

  /// The facts of a file, of which those of such views are rarely met.
  func applied(to facts: SourceFacts) -> SourceFacts {
    var ranges: [ByteRange] = []
    for part in facts.typeNames where part.view.map(names.contains) ?? false {
      // In the order of the file: what is declared in another one stands in its range.
      if let last = ranges.last, part.range.end <= last.end { continue }
      ranges.append(part.range)
    }
    guard !ranges.isEmpty else { return facts }
    func isUnreached(_ range: ByteRange) -> Bool {
      var (low, high) = (0, ranges.count)
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].start <= range.start { low = middle + 1 } else { high = middle }
      }
      return low > 0 && range.end <= ranges[low - 1].end
    }
    var facts = facts
    for index in facts.uses.indices where isUnreached(facts.uses[index].range) { facts.uses[index].isRare = true }
    for index in facts.texts.indices where isUnreached(facts.texts[index].range) { facts.texts[index].isRare = true }
    return facts
  }
}
