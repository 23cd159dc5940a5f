/// What tells a row of a manifest from the others of its preview, and is the same in another preview.
struct RowName: Hashable {
  let component: String
  let specimen: String
  let sample: String
  let locale: String
  let device: String
  let axes: [String: String]
}

/// The rows of a manifest by their names, with the names in the order of the manifest.
struct NamedRows {
  private(set) var names: [RowName] = []
  private(set) var rows: [RowName: [RowPlace]] = [:]

  /// - Complexity: O(*n*) in the rows.
  init(_ manifest: PreviewManifest) {
    rows.reserveCapacity(manifest.components.reduce(0) { $0 + $1.rows.count })
    for (number, component) in manifest.components.enumerated() {
      for (place, row) in component.rows.enumerated() {
        let name = RowName(
          component: component.name, specimen: manifest.specimens[row.specimen].name,
          sample: manifest.samples[row.sample], locale: manifest.locales[row.locale],
          device: manifest.devices[row.device], axes: manifest.axes[row.choice])
        let known = rows.index(forKey: name)
        if known == nil { names.append(name) }
        rows[name, default: []].append(RowPlace(component: number, row: place))
      }
    }
  }
}
