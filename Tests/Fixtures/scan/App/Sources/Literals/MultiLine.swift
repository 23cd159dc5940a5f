import SwiftUI

struct MultiLine: View {
  var body: some View {
    Text(
      """
      Breathe in.
      Breathe out.
      """)
    Text(
      """
      Sit down, \
      close your eyes.
      """)
    Text(  // expect-below: hardcoded-string
      """
      Hold your breath.
      """)
  }
}
