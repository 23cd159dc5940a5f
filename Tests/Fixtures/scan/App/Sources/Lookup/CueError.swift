import Foundation

enum CueError: LocalizedError {
  case lost
  case broken

  var errorDescription: String? {
    switch self {
    case .lost: String(localized: "error.lost")
    case .broken: "The cue is broken."  // expect: hardcoded-string
    }
  }
}
