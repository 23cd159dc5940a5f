/// What refers to what, put in order so that each comes after all that it refers to.
///
/// Tarjan's algorithm without recursion: a chain may be as long as the file.
struct DependencyOrder {
  /// What each element refers to, in the order of the references.
  struct Targets {
    private var starts: [Int32] = [0]
    private var all: [Int32] = []

    /// - Parameter capacity: So many elements have room from the start.
    init(capacity: Int = 0) { starts.reserveCapacity(capacity + 1) }

    var count: Int { starts.count - 1 }

    mutating func append(_ target: Int) { all.append(Int32(target)) }

    /// Ends the list of one element and begins that of the next.
    mutating func close() { starts.append(Int32(all.count)) }

    subscript(element: Int) -> ArraySlice<Int32> { all[Int(starts[element])..<Int(starts[element + 1])] }

    /// A way through the members of a cycle whose last element is the first again.
    func loop(in cycle: [Int]) -> [Int] {
      let members = Set(cycle)
      var route: [Int] = []
      var placeInRoute: [Int: Int] = [:]
      var next = cycle[0]
      while placeInRoute[next] == nil {
        placeInRoute[next] = route.count
        route.append(next)
        next = self[next].lazy.map { Int($0) }.first { members.contains($0) } ?? next
      }
      return route[(placeInRoute[next] ?? 0)...] + [next]
    }

    func firstIndex(of element: Int) -> Int { Int(starts[element]) }
    func endIndex(of element: Int) -> Int { Int(starts[element + 1]) }
    func target(at index: Int) -> Int { Int(all[index]) }
  }

  /// Elements by index, each behind its targets.
  private(set) var order: [Int] = []
  /// Elements that refer to themselves, directly or through others, each set in ascending order.
  private(set) var cycles: [[Int]] = []

  /// - Complexity: O(*n* + *m*) in elements and references.
  init(_ targets: Targets) {
    order.reserveCapacity(targets.count)
    var number = [Int32](repeating: -1, count: targets.count)
    var lowest = [Int32](repeating: 0, count: targets.count)
    var isOpen = [Bool](repeating: false, count: targets.count)
    var open: [Int] = []
    var count: Int32 = 0
    var path: [(node: Int, edge: Int)] = []
    for start in 0..<targets.count where number[start] < 0 {
      path.append((start, targets.firstIndex(of: start)))
      while let (node, edge) = path.last {
        if number[node] < 0 {
          number[node] = count
          lowest[node] = count
          count += 1
          open.append(node)
          isOpen[node] = true
        }
        if edge < targets.endIndex(of: node) {
          path[path.count - 1].edge += 1
          let target = targets.target(at: edge)
          if number[target] < 0 {
            path.append((target, targets.firstIndex(of: target)))
          } else if isOpen[target] {
            lowest[node] = min(lowest[node], number[target])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        if lowest[node] == number[node] { close(node, &open, &isOpen, targets) }
      }
    }
  }

  private mutating func close(_ node: Int, _ open: inout [Int], _ isOpen: inout [Bool], _ targets: Targets) {
    let first = order.count
    var last = -1
    repeat {
      last = open.removeLast()
      isOpen[last] = false
      order.append(last)
    } while last != node
    if order.count - first > 1 || targets[node].contains(Int32(node)) { cycles.append(order[first...].sorted()) }
  }
}
