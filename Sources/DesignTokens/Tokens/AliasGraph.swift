/// Which token refers to which, put in order so that a token comes after all that it refers to.
///
/// Tarjan's algorithm without recursion: an alias chain may be as long as the file.
struct AliasGraph {
  /// Tokens by index, a token behind its targets.
  private(set) var order: [Int] = []
  /// Tokens that refer to themselves, directly or through others, each set in the order of the file.
  private(set) var cycles: [[Int]] = []

  /// - Complexity: O(*n* + *m*) in tokens and references.
  init(targets: [[Int]]) {
    var number = [Int?](repeating: nil, count: targets.count)
    var lowest = [Int](repeating: 0, count: targets.count)
    var isOpen = [Bool](repeating: false, count: targets.count)
    var open: [Int] = []
    var count = 0
    var path: [(node: Int, edge: Int)] = []
    for start in targets.indices where number[start] == nil {
      path.append((start, 0))
      while let (node, edge) = path.last {
        if edge == 0 {
          number[node] = count
          lowest[node] = count
          count += 1
          open.append(node)
          isOpen[node] = true
        }
        if edge < targets[node].count {
          path[path.count - 1].edge += 1
          let target = targets[node][edge]
          if number[target] == nil {
            path.append((target, 0))
          } else if isOpen[target] {
            lowest[node] = min(lowest[node], number[target] ?? 0)
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        guard lowest[node] == number[node] else { continue }
        var component: [Int] = []
        repeat {
          component.append(open.removeLast())
          isOpen[component[component.count - 1]] = false
        } while component[component.count - 1] != node
        order.append(contentsOf: component)
        if component.count > 1 || targets[node].contains(node) { cycles.append(component.sorted()) }
      }
    }
  }
}
