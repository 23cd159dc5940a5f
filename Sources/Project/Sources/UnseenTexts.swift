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

    init(name: String, role: TextRole) {
      self.name = name
      // A button's `setText(…)` is the project's own and sets the title; no class has both. What is found by its number
      // is given all of its texts.
      let isFound = role == .placeholder && name.hasPrefix(TextAssignment.numberLookup)
      self.role = role == .title || isFound ? .text : role
    }
  }

  /// The types whose own code sets a text; `nil` for code that names another object's.
  private var settingTypes: [Target: Set<String?>] = [:]
  /// By the name of an outlet, the classes that have one.
  private var outletTypes: [String: Set<String>] = [:]
  private let inheritance: TypeInheritance
  /// Keys of the development language that are no texts themselves.
  private var names: Set<String> = []
  private let lookup: KeyLookup?

  /// The storyboards and nibs whose menu bar nobody sees.
  private var filesWithoutMenuBar: Set<String> = []

  /// What code and the files show, without tables.
  ///
  /// - Parameter apps: Those that the code is of.
  package init(_ files: [ScannedFile], apps: ProjectApps) {
    self.init(files, groups: [], lookup: nil, apps: apps)
  }

  /// - Parameters:
  ///   - groups: The tables that code may look texts up in.
  ///   - lookup: Knows their keys in any language.
  ///   - apps: Those that the code is of.
  init(_ files: [ScannedFile], groups: [TableGroup], lookup: KeyLookup?, apps: ProjectApps) {
    self.lookup = lookup
    inheritance = TypeInheritance(files)
    lazy var showsMenuBar = ActivationPolicy.isChanged(in: files)
    for file in files where file.facts.uses.contains(where: { $0.interface?.isOfMenuBar ?? false }) {
      if apps.hidesMenuBar(of: file.path, showsMenuBar: showsMenuBar) { filesWithoutMenuBar.insert(file.path) }
    }
    var hasInterface = false
    for file in files {
      for assignment in file.facts.assignments {
        settingTypes[Target(name: assignment.target, role: assignment.role), default: []].insert(assignment.type)
      }
      for text in file.facts.uses.compactMap(\.interface) + file.facts.texts.compactMap(\.interface) {
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
  ///
  /// - Parameter path: That of the storyboard or nib.
  package func reason(_ use: KeyUse, in path: String) -> UnseenReason? {
    use.interface.flatMap { reason($0, of: use.defaultValue, in: path) }
  }

  /// Whether no user sees an attribute of a storyboard or nib, since code sets it.
  func hides(_ shown: ShownText, in path: String) -> Bool {
    shown.interface.map { reason($0, of: nil, in: path) != nil } ?? false
  }

  private func reason(_ text: InterfaceText, of value: KeyText?, in path: String) -> UnseenReason? {
    if text.isOfMenuBar, filesWithoutMenuBar.contains(path) { return .menuBar }
    if let unseen = text.unseen { return .stated(unseen) }
    if let outlet = text.outlets.first(where: { isSet($0, text.role) })
      ?? text.menus.first(where: { isSet($0, .items) })
    {
      return .set(outlet.name)
    }
    if let container = text.containers.first(where: isEmptied) { return .removed(container.name) }
    if let key = value?.key, names.contains(key) { return .key(key) }
    // An attribute is no text: one that is a key, or spelled as one, is looked up.
    return text.attributes.first { lookup?.hasOrMeansKey($0) ?? false }.map(UnseenReason.key)
  }

  /// Whether the class that has the stack takes out what is in it: many classes have a `contentView`.
  private func isEmptied(_ container: InterfaceText.Outlet) -> Bool {
    container.type.map { settingTypes[Target(name: container.name, role: .views)]?.contains($0) ?? false } ?? false
  }

  private func isSet(_ outlet: InterfaceText.Outlet, _ role: TextRole) -> Bool {
    guard let types = settingTypes[Target(name: outlet.name, role: role)] else { return false }
    guard let type = outlet.type else { return !outlet.isOwn }
    if inheritance.line(of: type).contains(where: types.contains) { return true }
    if outlet.isOwn { return false }
    // A class that has no such outlet itself inherits it, or is given the object; one that has means its own.
    let others = outletTypes[outlet.name] ?? []
    return types.contains { $0.map { !others.contains($0) } ?? true }
  }
}
