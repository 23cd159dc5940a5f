import SwiftUI

struct CueListScreen: View {
  let cues: [String]
  let count: Int
  let owner: String

  var body: some View {
    List {
      Section("cues.section") {
        ForEach(cues, id: \.self) { cue in
          Text(cue)
        }
      }
      Section {
        Text("\(count) cues")
        Text("Shared by \(owner)")
        Text("\(count) of \(owner)'s cues")  // expect: hardcoded-string
      } header: {
        Text("Archive of cues")  // expect: hardcoded-string
      } footer: {
        Text("cues.footer")
      }
    }
  }
}
