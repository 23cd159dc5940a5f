import DesignTokens
import Interchange
import PositionedJSON
import Project

/// The texts of all tables as translators see them: what the keys are, and a file for each language.
struct TranslationScripts {
  private struct KeyName: Hashable, Sendable {
    let table: Int
    let key: String
  }

  private(set) var files: [PackedValues] = []

  /// - Parameter jobs: Threads at most; what comes out does not depend on it.
  /// - Complexity: O(*n* log *n*) in the texts of all tables; some four layouts for each that is shown.
  init(of measured: MeasuredProject, jobs: Int) {
    let project = measured.project
    let plan = measured.plan
    let tables = ProjectTables(of: project).entries
    let sources = tables.map { $0.table.units(in: project.developmentLanguage) }
    var keys = Interned<KeyName>()
    var comments: [String?] = []
    for (table, units) in sources.enumerated() {
      for unit in units where keys.number(of: KeyName(table: table, key: unit.key)) == comments.count {
        comments.append(unit.comment)
      }
    }
    var specimens: [KeyPlace: [Int]] = [:]
    for (number, specimen) in plan.specimens.enumerated() {
      for text in Set(specimen.texts.values) where !text.isLiteral {
        specimens[KeyPlace(group: text.group, key: text.key), default: []].append(number)
      }
    }
    let rooms = NarrowestRooms(of: measured, jobs: jobs)
    var list = PackedValues(name: "u")
    list.append("units", "") { script in
      script.object {
        $0.objects("tables", tables) { script, entry in
          script.member("id", entry.table.identifier)
          script.member("name", entry.table.name)
        }
        $0.member("size", rooms.size.rawValue)
        $0.member("device", rooms.device?.name)
        $0.member("keys", zip(keys.values, comments), onNewLine: true) { script, key in
          let (name, comment) = key
          let place = tables[name.table].group.map { KeyPlace(group: $0, key: name.key) }
          script.newLine()
          script.array {
            $0.integer(name.table)
            $0.string(name.key)
            if let comment { $0.string(comment) } else { $0.integer(0) }
            $0.integers(place.flatMap { specimens[$0] } ?? [])
            if let room = place.flatMap({ rooms[$0] }) { $0.integers(room) } else { $0.integer(0) }
          }
        }
      }
    }
    files.append(list)
    files += Array(plan.locales.enumerated()).filter { !$0.element.isPseudo }
      .concurrentMap(jobs: jobs) { [keys] number, locale in
        var file = PackedValues(name: "u\(number)")
        file.append("translations", "\(number)") { script in
          script.object {
            $0.member("files", tables) { script, entry in
              if let path = entry.table.path(in: locale.tag) { script.string(path) } else { script.null() }
            }
            $0.key("units", onNewLine: true)
            $0.array { script in
              for (table, entry) in tables.enumerated() {
                let isSource = locale.tag == project.developmentLanguage
                for unit in isSource ? sources[table] : entry.table.units(in: locale.tag) {
                  guard let key = keys.known(KeyName(table: table, key: unit.key)) else { continue }
                  script.append(unit, key: key)
                }
              }
            }
          }
        }
        return file
      }
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ unit: TranslationUnit, key: Int) {
    newLine()
    array {
      $0.integer(key)
      if unit.identifier == unit.key { $0.integer(0) } else { $0.string(unit.identifier) }
      $0.string(unit.form)
      $0.string(unit.source)
      if let target = unit.target { $0.string(target) } else { $0.null() }
      if let state = unit.state { $0.string(state) } else { $0.integer(0) }
      $0.integer(unit.line ?? 0)
    }
  }
}
