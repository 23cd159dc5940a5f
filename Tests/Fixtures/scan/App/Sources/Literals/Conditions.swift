import SwiftUI

struct Conditions: View {
  let isDone: Bool
  let level: Int

  var body: some View {
    Text(isDone ? "condition.done" : "condition.open")
    Text(
      isDone
        ? "condition.done"
        : "Still to do")  // expect: hardcoded-string
    Button(isDone ? "Undo it" : "condition.open") {}  // expect: hardcoded-string
  }

  var name: String {
    switch level {
    case 0: String(localized: "condition.easy")
    default: String(localized: "condition.hard")  // expect: undefined-key
    }
  }
}
