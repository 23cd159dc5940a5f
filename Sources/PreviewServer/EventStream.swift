/// One page's stream of events, as the library knows it.
final class EventStream: Sendable {
  private let hub: EventHub
  private let number: Int

  init(hub: EventHub, number: Int) {
    self.hub = hub
    self.number = number
  }

  /// Fills `buffer` on the server's thread; see `EventHub.read`.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int { hub.read(number, into: buffer) }

  /// A pointer for the library, which holds the stream until ``release(_:)``.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func borrowed(_ pointer: UnsafeMutableRawPointer) -> EventStream {
    Unmanaged<EventStream>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The page is closed, or its stream has ended.
  static func release(_ pointer: UnsafeMutableRawPointer) {
    let stream = Unmanaged<EventStream>.fromOpaque(pointer).takeRetainedValue()
    stream.hub.remove(stream.number)
  }
}
