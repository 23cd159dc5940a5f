import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// The results of `transform` in the order of the elements, made by at most `jobs` threads at a time.
  ///
  /// A thread that is done takes the next element, so that one large file does not hold up the small ones.
  func concurrentMap<Result: Sendable>(
    jobs: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    if jobs <= 1 || count <= 1 { return map(transform) }
    let next = Atomic(0)
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: Swift.min(jobs, count)) { _ in
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < count else { return }
        let result = transform(self[number])
        results.withLock { $0[number] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
