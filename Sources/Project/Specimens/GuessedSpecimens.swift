/// Specimens of keys of which nobody says where they stand: each in the view of the system that ``KeyGuess`` finds.
struct GuessedSpecimens {
  /// More keys are passed over: the rest shows nothing that the first do not.
  static let most = 2_000

  let specimens: [Specimen]

  /// - Parameter shown: The specimens that the project has.
  /// - Complexity: O(*n*) in the keys.
  init(of project: Project, beside shown: [Specimen], _ keys: PreviewKeys) {
    var known = Set(shown.flatMap { $0.texts.values.map { KeyPlace(group: $0.group, key: $0.key) } })
    var found: [Specimen] = []
    for (group, table) in project.groups.enumerated() {
      for entry in table.sourceEntries {
        guard found.count < Self.most else { break }
        let key = entry.key.string
        guard known.insert(KeyPlace(group: group, key: key)).inserted else { continue }
        let text = entry.plainText?.string ?? ""
        let guess = KeyGuess(key: key, text: text, comment: entry.comment)
        guard project.designSystem.component(named: guess.component) != nil else { continue }
        found.append(
          Specimen(
            name: "\(guess.component) \(keys.reference(to: key, in: group))", component: guess.component,
            texts: [guess.slot: Specimen.Text(group: group, table: table.name, key: key)], origin: .guess))
      }
    }
    specimens = found
  }
}
