import SwiftUI

struct Interpolations: View {
  let price: Double
  let factor: Float
  let minutes: Int
  let name: String

  var body: some View {
    Text("Costs \(price)")
    Text("Costs \(price, specifier: "%.2f") today")
    Text("Speed \(factor)")
    Text("\(minutes) min for \(name)")
    Text("\(name) for \(minutes) min")
    Text("100% of \(minutes)")
    Text("Costs \(minutes)")  // expect: undefined-key
    Text("Sounds of \(name)")  // expect: hardcoded-string
  }
}
