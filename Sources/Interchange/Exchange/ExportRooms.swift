/// The rooms of the texts of a project.
package struct ExportRooms: Sendable {
  package let form: UnitRoom.Form
  /// By folder and name of a table, then by key.
  private let rooms: [TablePlace: [String: UnitRoom]]

  /// What tells a table from the others, whatever its format.
  package struct TablePlace: Hashable, Sendable {
    package let folder: String
    package let name: String

    package init(folder: String, name: String) {
      self.folder = folder
      self.name = name
    }
  }

  package init(_ rooms: [TablePlace: [String: UnitRoom]], form: UnitRoom.Form) {
    self.rooms = rooms
    self.form = form
  }

  func room(of key: String, in table: ExchangeTable) -> UnitRoom? {
    rooms[TablePlace(folder: table.folder, name: table.name)]?[key]
  }
}

extension ExchangeProject {
  /// The tables that an export writes, each once whatever its formats.
  package var tablePlaces: [ExportRooms.TablePlace] {
    var places: Set<ExportRooms.TablePlace> = []
    return tables.map { ExportRooms.TablePlace(folder: $0.folder, name: $0.name) }.filter { places.insert($0).inserted }
  }
}
