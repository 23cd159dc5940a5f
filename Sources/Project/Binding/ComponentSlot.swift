/// A slot of a component with choices that differ from its defaults, as a comment or a call names it.
public struct ComponentSlot: Hashable, Sendable {
  public let component: String
  public let slot: String
  public let axes: [String: String]
}
