/// A row of a manifest.
struct RowPlace {
  let component: Int
  let row: Int
}

extension PreviewManifest {
  /// A cell by its row and its places among the sizes and the painted themes of the row.
  struct CellPlace {
    let row: RowPlace
    let size: Int
    let paint: Int
  }

  func paints(of place: RowPlace, size: Int) -> [ManifestComponent.ThemedPaint] {
    let component = components[place.component]
    let sets = component.rows[place.row].paintSets
    return component.paintSets[sets[sets.count == 1 ? 0 : size]]
  }

  func geometry(of place: RowPlace, size: Int) -> ManifestComponent.Geometry {
    let component = components[place.component]
    return component.geometries[component.rows[place.row].geometries[size]]
  }

  /// The cells of a row, by size and painted theme.
  func cells(of place: RowPlace) -> [CellPlace] {
    sizes.indices.flatMap { size in
      paints(of: place, size: size).indices.map { CellPlace(row: place, size: size, paint: $0) }
    }
  }
}
