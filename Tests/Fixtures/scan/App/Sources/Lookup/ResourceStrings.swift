import Foundation
import SwiftUI

struct ResourceStrings {
  let title = LocalizedStringResource("home.title")
  let cue = LocalizedStringResource("cue.title", table: "Cues", comment: "Title of a cue")
  let gone = LocalizedStringResource("cue.subtitle", table: "Cues")  // expect: undefined-key
  let key: LocalizedStringKey = "home.start"
  let lost: LocalizedStringKey = "Start over"  // expect: hardcoded-string
  let made = LocalizedStringKey("Begin again")  // expect: hardcoded-string
}
