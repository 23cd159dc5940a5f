#if canImport(Observation)
  import Observation
#endif

/// Those who want to hear of changes of ``LiveStrings``.
protocol Observers: Sendable {
  /// Notes that what is running reads the texts.
  func access(_ strings: LiveStrings)

  /// Tells those who have read the texts that `body` is about to change them.
  func change(_ strings: LiveStrings, _ body: () -> Void)
}

/// On systems before Observation.
struct NoObservers: Observers {
  /// Those of the system's Observation where it has that.
  static func orObservation() -> any Observers {
    #if canImport(Observation)
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) { return ObservationObservers() }
    #endif
    return NoObservers()
  }

  func access(_ strings: LiveStrings) {}
  func change(_ strings: LiveStrings, _ body: () -> Void) { body() }
}

#if canImport(Observation)
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  struct ObservationObservers: Observers {
    private let registrar = ObservationRegistrar()

    func access(_ strings: LiveStrings) { registrar.access(strings, keyPath: \.current) }

    func change(_ strings: LiveStrings, _ body: () -> Void) {
      registrar.withMutation(of: strings, keyPath: \.current, body)
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  extension LiveStrings: Observable {}
#endif
