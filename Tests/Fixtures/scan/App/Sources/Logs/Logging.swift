import OSLog
import UIKit

/// Nothing here is for the user.
struct Logging {
  private let logger = Logger(subsystem: "org.example.practice", category: "cue log")

  func start(_ cue: String) {
    print("Cue \(cue) starts")
    logger.info("Cue \(cue, privacy: .public) starts")
    NSLog("Cue starts")
    assert(!cue.isEmpty, "A cue has a name")
    UserDefaults.standard.set(true, forKey: "has started")
    NotificationCenter.default.post(name: Notification.Name("cue started"), object: nil)
    _ = UIImage(named: "cue picture")
    _ = UIColor(named: "Cue colour")
    _ = URL(string: "https://example.org/cue")
    guard !cue.isEmpty else { fatalError("No cue was given") }
  }
}
