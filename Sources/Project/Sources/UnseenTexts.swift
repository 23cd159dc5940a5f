import SourceFacts
import StringTables

/// Which texts of storyboards and nibs no user sees: those that the file itself shows to be no more than stand-ins, and
/// those that code replaces.
///
/// Nothing is compiled: an object is known by the name of the property that holds it.
package struct UnseenTexts {
  /// What code sets.
  private struct Target: Hashable {
    let name: String
    let role: TextRole
  }

  /// The types whose own code sets a text; `nil` for code that names another object's.
  private var settingTypes: [Target: Set<String?>] = [:]
  /// By the name of an outlet, the classes that have one.
  private var outletTypes: [String: Set<String>] = [:]
  /// Keys that are no texts themselves.
  private var names: Set<String> = []

  /// - Parameter groups: The tables that code may look texts up in.
  package init(_ files: [ScannedFile], groups: [TableGroup] = []) {
    var hasInterface = false
    for file in files {
      for assignment in file.facts.assignments {
        settingTypes[Target(name: assignment.target, role: assignment.role), default: []].insert(assignment.type)
      }
      for text in file.facts.uses.lazy.compactMap(\.interface) {
        hasInterface = true
        for outlet in text.outlets + text.menus {
          if let type = outlet.type { outletTypes[outlet.name, default: []].insert(type) }
        }
      }
    }
    guard hasInterface else { return }
    for entry in groups.lazy.flatMap(\.sourceEntries) {
      let key = entry.key.string
      if let text = entry.message.plainText?.string, text != key { names.insert(key) }
    }
  }

  /// Why no user sees the text of a storyboard or nib; `nil` where one may.
  package func reason(_ use: KeyUse) -> UnseenReason? {
    guard let text = use.interface else { return nil }
    if let unseen = text.unseen { return .stated(unseen) }
    if let outlet = text.outlets.first(where: { isSet($0, text.role) })
      ?? text.menus.first(where: { isSet($0, .items) })
    {
      return .set(outlet.name)
    }
    return ([use.defaultValue?.key].compactMap(\.self) + text.attributes).first(where: names.contains)
      .map(UnseenReason.key)
  }

  private func isSet(_ outlet: InterfaceText.Outlet, _ role: TextRole) -> Bool {
    guard let types = settingTypes[Target(name: outlet.name, role: role)] else { return false }
    guard let type = outlet.type else { return !outlet.isOwn }
    if types.contains(type) { return true }
    if outlet.isOwn { return false }
    // A class that has no such outlet itself inherits it, or is given the object; one that has means its own.
    let others = outletTypes[outlet.name] ?? []
    return types.contains { $0.map { !others.contains($0) } ?? true }
  }
}
