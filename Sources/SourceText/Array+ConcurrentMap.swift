import Dispatch

extension Array where Element: Sendable {
  /// The results of `transform` in the order of the elements, made by at most `jobs` threads at a time.
  ///
  /// A thread that is done takes the next element, so that one large file does not hold up the small ones.
  package func concurrentMap<Result: Sendable>(
    jobs: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    concurrentMap(jobs: jobs, state: {}, { _, element in transform(element) })
  }

  /// The same with something of its own for every thread, made by `state`: buffers and caches that no other may touch.
  package func concurrentMap<State, Result: Sendable>(
    jobs: Int, state: @Sendable () -> State, _ transform: @Sendable (inout State, Element) -> Result
  ) -> [Result] {
    if jobs <= 1 || count <= 1 {
      var state = state()
      return map { transform(&state, $0) }
    }
    let next = Mutex(0)
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: Swift.min(jobs, count)) { _ in
      var state = state()
      while true {
        let number = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard number < count else { return }
        let result = transform(&state, self[number])
        results.withLock { $0[number] = result }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
