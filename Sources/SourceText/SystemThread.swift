#if !os(Windows)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Threads of the system, whose stacks may be as large as is asked for.
  ///
  /// The C function is `pthread_create`, which Windows has not: nothing that apps link starts a thread of its own.
  package enum SystemThread {
    private final class Body: Sendable {
      let run: @Sendable () -> Void
      init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs `body` on a thread of its own, which nobody waits for.
    ///
    /// - Parameter stackSize: Bytes; only those that are used take memory.
    package static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
      pthread_detach(thread(stackSize, body))
    }

    /// Runs `body` on a thread of its own, and waits for it.
    ///
    /// - Parameter stackSize: Bytes; only those that are used take memory.
    package static func run(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
      pthread_join(thread(stackSize, body), nil)
    }

    private static func thread(_ stackSize: Int, _ body: @escaping @Sendable () -> Void) -> pthread_t {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, stackSize)
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      let status = pthread_create(
        &thread, &attributes,
        { body in
          // Not optional on Apple's systems.
          let body: UnsafeMutableRawPointer? = body
          if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
          return nil
        }, Unmanaged.passRetained(Body(body)).toOpaque())
      precondition(status == 0, "no thread can be made: \(String(cString: strerror(status)))")
      #if canImport(Darwin)
        return thread!
      #else
        return thread
      #endif
    }
  }
#endif
