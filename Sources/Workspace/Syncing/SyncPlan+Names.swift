import Checks
import Placeholders
import Project
import SourceFacts
import SourceText

// Which keys of the tables code names.
extension SyncPlan {
  mutating func findNames(isWhole: Bool) {
    let broken = index.files.first { !$0.facts.problems.isEmpty }
    var named: [Int: Set<String>] = [:]
    for place in index.usedKeys { named[place.group, default: []].insert(place.key) }
    for number in numbers where number < project.groups.count {
      guard let target = byGroup[number] else { continue }
      let group = project.groups[number]
      if SystemTables.contains(group) || index.interfaceTables.contains(group.name) {
        byGroup[number]?.named = nil
        continue
      }
      var names = named[number] ?? []
      let found = Set(target.found.map(\.key))
      var gone = 0
      for entry in group.sourceEntries where !names.contains(entry.key.string) && !found.contains(entry.key.string) {
        let key = entry.key.string
        if InterfaceKey.isOne(key) || IntentKey.isOne(key) || !Self.hasLetters(key) {
          names.insert(key)
        } else {
          gone += 1
        }
      }
      byGroup[number]?.named = names
      guard gone > 0 else { continue }
      let path = target.document.path
      let keys = gone == 1 ? "1 key" : "\(gone) keys"
      if named[number] == nil {
        notes.append(
          "\(path): no code names any of its \(keys): is the code that does in 'sources'? None counts as gone")
      } else if let reason = doubt(of: number, broken, isWhole: isWhole) {
        notes.append("\(path): no code names \(keys), but \(reason): none counts as gone")
      } else {
        continue
      }
      byGroup[number]?.named = nil
    }
  }

  /// Why a key of a table may be in use though no code names it.
  ///
  /// - Parameter number: That of the table.
  private mutating func doubt(of number: Int, _ broken: ScannedFile?, isWhole: Bool) -> String? {
    if !isWhole { return "not all code could be read" }
    if let broken { return "'\(broken.path)' has errors" }
    if index.unclearGroups[number] != nil { return "it seems to look most keys up in a way that is not known" }
    return index.unsureGroups[number].map { "\(index.place($0)) makes keys at run time" }
  }

  /// Whether a key has a letter beside its placeholders: one without needs no entry, so that nobody asks for it.
  private static func hasLetters(_ key: String) -> Bool {
    var bytes = Array(key.utf8)
    for specifier in FormatScanner.specifiers(in: key).reversed() { bytes.removeSubrange(specifier.range) }
    return KeyText(String(decoding: bytes, as: UTF8.self)).hasLetters
  }
}
