import SwiftUI

struct AccessorUses: View {
  var body: some View {
    Text(L10n.Accessor.title)
    Text(L10n.Accessor.greeting("Ann"))
  }
}
