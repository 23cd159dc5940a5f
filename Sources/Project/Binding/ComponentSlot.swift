/// A slot of a component with choices that differ from its defaults, as a comment or a call names it.
package struct ComponentSlot: Hashable, Sendable {
  package let component: String
  package let slot: String
  package let axes: [String: String]
}
