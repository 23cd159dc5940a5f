import DesignTokens
import ProjectTables
import Pseudo

/// Which locales are to be checked, and which cells of the matrix measured.
package struct MeasureRequest: Sendable {
  /// Locales whose files and translations are looked at; `nil` for all of the project.
  package var checkedLocales: Set<String>?
  /// Locales whose texts are measured; `nil` for all of the project.
  package var measuredLocales: Set<String>?
  package var pseudo: [PseudoDefinition]
  /// Whether pseudo-texts grow by their width rather than by their length.
  package var fitsWidth: Bool
  package var sizes: [DynamicTypeSize]
  package var devices: [Device]
  /// Names of components; `nil` for all.
  package var components: Set<String>?
  /// Patterns of keys, one of which a specimen has to show; empty for all.
  package var keys: [WildcardPattern] = []
  /// The part of its length by which a text that fits could be longer and still should fit; `nil` to look at no text
  /// twice.
  package var guardBand: Double?
  /// Whether texts of the development language should leave room for their translations (``Tightness/growth``).
  package var looksAtGrowth = false
  /// Whether the room to spare at every size is kept of what does not fit (``Cell/headroom``), which takes twelve
  /// layouts each.
  package var notesHeadroom = true
  /// Whether each value of each axis is shown by one specimen at least, and not the specimens' own choices alone.
  package var showsEveryValue = true
  /// Whether keys that nothing shows stand in views of the system by guess; nothing is claimed of them.
  package var guessesTheRest = false

  package init(
    checkedLocales: Set<String>? = nil, measuredLocales: Set<String>? = nil, pseudo: [PseudoDefinition] = [],
    fitsWidth: Bool = false, sizes: [DynamicTypeSize], devices: [Device]
  ) {
    self.checkedLocales = checkedLocales
    self.measuredLocales = measuredLocales
    self.pseudo = pseudo
    self.fitsWidth = fitsWidth
    self.sizes = sizes
    self.devices = devices
  }
}
