import Messages

/// The table that an `original` names.
struct ImportPlace {
  let table: ExchangeTable
  /// The storyboard or xib whose texts it holds.
  let interface: SourceFile?

  /// - Returns: `nil` where the project has no such table.
  init?(_ path: String, _ project: ExchangeProject) {
    if let name = TablePath(path).flatMap(TableName.init) {
      guard let table = project.table(name) else { return nil }
      self.table = table
      interface = nil
      return
    }
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last, let dot = file.lastIndex(of: "."), parts.count > 1,
      Self.interfaceExtensions.contains(String(file[file.index(after: dot)...])),
      let name = TablePath(parts.dropLast().joined(separator: "/") + "/" + file[..<dot] + ".strings")
        .flatMap(TableName.init)
    else { return nil }
    interface = project.interfaces.first { $0.path == path }
    let table = project.table(name)
    guard interface != nil || table != nil else { return nil }
    self.table = table ?? ExchangeTable(folder: name.folder, name: name.name, format: .strings)
  }

  /// Files whose texts Xcode keeps in `.strings` of their name.
  static let interfaceExtensions: Set<String> = ["storyboard", "xib", "intentdefinition"]
}
