import SwiftUI

struct RawStrings: View {
  let name: String

  var body: some View {
    Text(#"Say "ah""#)
    Text(#"Say "oh""#)  // expect: undefined-key
    Text(#"Not \(filled) in"#)  // expect: hardcoded-string
    Text(#"Filled in: \#(name)"#)
  }
}
