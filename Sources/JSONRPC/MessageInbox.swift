import Dispatch
import PositionedJSON
import SourceText

/// What waits to be answered, put in by several threads and taken out by one.
///
/// A call that the client takes back while it waits is marked, so that nothing is worked out for it.
package final class MessageInbox<News: Sendable>: Sendable {
  package enum Event: Sendable {
    case message(RPCMessage, isCancelled: Bool)
    case unreadable(RPCError)
    /// What this side has to say to itself.
    case news(News)
    /// The other side says no more.
    case end
  }

  private struct State {
    var events: [Event] = []
    var next = 0
    var cancelled: Set<RPCIdentifier> = []
  }

  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)

  package init() {}

  package func put(_ event: Event) {
    state.withLock { $0.events.append(event) }
    arrival.signal()
  }

  package func put(_ message: RPCMessage) {
    if case .note("$/cancelRequest", let params) = message {
      guard let identifier = params?["id"].flatMap({ RPCIdentifier($0) }) else { return }
      state.withLock { state in
        let waits = state.events[state.next...].contains { event in
          if case .message(.call(identifier, _, _), _) = event { true } else { false }
        }
        if waits { state.cancelled.insert(identifier) }
      }
      return
    }
    put(.message(message, isCancelled: false))
  }

  /// The event that has waited longest; `nil` where none does.
  package func next() -> Event? {
    state.withLock { state in
      guard state.next < state.events.count else {
        state.events.removeAll()
        state.next = 0
        return nil
      }
      let event = state.events[state.next]
      state.next += 1
      if state.next > 1_000 {
        state.events.removeFirst(state.next)
        state.next = 0
      }
      guard case .message(let message, _) = event, case .call(let identifier, _, _) = message,
        state.cancelled.remove(identifier) != nil
      else { return event }
      return .message(message, isCancelled: true)
    }
  }

  /// Waits until something may have come.
  package func wait() { arrival.wait() }
}
