import SwiftUI

public struct EkoBadge: View {
  public var body: some View {
    Text("home.title")
  }
}
