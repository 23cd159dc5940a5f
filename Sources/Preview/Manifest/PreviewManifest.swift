import PositionedJSON
import TextLayout

/// The cells of a preview as `manifest.json` lists them.
package struct PreviewManifest: Sendable {
  /// Where the manifest is in a gallery.
  package static let fileName = "manifest.json"

  /// A project is measured in no more themes.
  private static let mostThemes = 64

  static let kind = "l10n preview"
  package static let version = 3

  /// The version of the program that wrote it.
  let tool: String
  let components: [ManifestComponent]
  let locales, sizes, devices, themes, samples: [String]
  let axes: [[String: String]]
  let specimens: [(name: String, keys: [String: String])]
  let inputs: ManifestInputs
  /// The paths of the other files of the gallery.
  package let files: [String]

  /// Reads a manifest.
  ///
  /// - Returns: `nil` for what is no manifest, or one of another version, or one whose numbers lead nowhere.
  /// - Complexity: O(*n*) in the bytes.
  package init?(parsing bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes), Self.version(document.root) == Self.version,
      let files = Self.files(document.root)
    else { return nil }
    let root = document.root
    self.files = files
    tool = root["tool"]?.string ?? ""
    locales = root["locales"].texts
    sizes = root["sizes"].texts
    devices = root["devices"].texts
    themes = root["themes"].texts
    guard themes.count <= Self.mostThemes else { return nil }
    samples = root["samples"].texts
    axes = root["axes"]?.elements.map(\.textMembers) ?? []
    specimens = root["specimens"]?.elements.map { ($0["name"]?.string ?? "", $0["texts"]?.textMembers ?? [:]) } ?? []
    guard let inputs = ManifestInputs(root, devices: devices.count, themes: themes.count) else { return nil }
    self.inputs = inputs
    var components: [ManifestComponent] = []
    for value in root["components"]?.elements.map({ $0 }) ?? [] {
      guard let component = ManifestComponent(value) else { return nil }
      components.append(component)
    }
    self.components = components
    guard components.allSatisfy(isSound) else { return nil }
  }

  /// The version of a manifest; `nil` for what is none.
  package static func version(parsing bytes: [UInt8]) -> Int? {
    (try? JSONDocument(parsing: bytes)).flatMap { version($0.root) }
  }

  /// The files that a manifest of this or an earlier version names; `nil` for what is no manifest, or names files
  /// elsewhere.
  package static func files(parsing bytes: [UInt8]) -> [String]? {
    guard let document = try? JSONDocument(parsing: bytes), let version = version(document.root),
      version <= Self.version
    else { return nil }
    return files(document.root)
  }

  /// Every cell, in the order of the manifest.
  ///
  /// - Complexity: O(*n*) in the cells.
  package var cells: [PreviewCell] {
    let files = Set(files)
    return components.indices.flatMap { component in
      components[component].rows.indices.flatMap { row in
        cells(of: RowPlace(component: component, row: row)).map { cell($0, files: files) }
      }
    }
  }

  /// A cell by its place.
  ///
  /// - Parameter files: All of ``files``.
  func cell(_ place: CellPlace, files: Set<String>) -> PreviewCell {
    let component = components[place.row.component]
    let row = component.rows[place.row.row]
    let geometry = geometry(of: place.row, size: place.size)
    let painted = paints(of: place.row, size: place.size)[place.paint]
    let name = PreviewCell.Name(
      component: component.name, specimen: specimens[row.specimen].name, sample: samples[row.sample],
      locale: locales[row.locale], size: sizes[place.size], device: devices[row.device], axes: axes[row.choice],
      theme: themes[painted.theme])
    let picture = name.picturePath
    return PreviewCell(
      name: name, keys: specimens[row.specimen].keys, width: geometry.width, height: geometry.height,
      verdicts: component.verdicts(geometry.verdicts), overhangs: component.verdicts(geometry.overhangs),
      hash: geometry.hash + "." + component.paints[painted.paint], picture: files.contains(picture) ? picture : nil)
  }

  private static func version(_ root: JSONValue) -> Int? {
    root["kind"]?.string == kind ? root["version"]?.integer : nil
  }

  private static func files(_ root: JSONValue) -> [String]? {
    let files = root["files"].texts
    return files.allSatisfy(SiteFile.isPath) ? files : nil
  }

  /// Whether every number of a component leads somewhere, and a list of paints has a theme once: two lists that are
  /// named again and again would stand for thousands of millions of cells.
  private func isSound(_ component: ManifestComponent) -> Bool {
    component.geometries.allSatisfy {
      ($0.verdicts + $0.overhangs).allSatisfy { $0.slot < component.slots.count }
    }
      && component.paintSets.joined().allSatisfy {
        themes.indices.contains($0.theme) && component.paints.indices.contains($0.paint)
      }
      && component.paintSets.allSatisfy { $0.count == Set($0.map(\.theme)).count }
      && component.texts.joined().allSatisfy { $0 == -1 || inputs.texts.indices.contains($0) }
      && (component.fonts.count == 1 || component.fonts.count == locales.count)
      && component.fonts.joined().allSatisfy(inputs.fonts.indices.contains)
      && component.rows.allSatisfy { row in
        specimens.indices.contains(row.specimen) && samples.indices.contains(row.sample)
          && locales.indices.contains(row.locale) && devices.indices.contains(row.device)
          && axes.indices.contains(row.choice) && row.geometries.count == sizes.count
          && (row.paintSets.count == 1 || row.paintSets.count == sizes.count)
          && component.texts.indices.contains(row.texts)
          && row.geometries.allSatisfy(component.geometries.indices.contains)
          && row.paintSets.allSatisfy(component.paintSets.indices.contains)
      }
  }
}

extension ManifestComponent {
  /// By slot, the first of each.
  fileprivate func verdicts(_ list: [Geometry.SlotVerdict]) -> [String: Verdict] {
    Dictionary(
      list.map { ($0.slot < 0 ? "" : slots[$0.slot], $0.verdict) }, uniquingKeysWith: { first, _ in first })
  }
}

extension JSONValue? {
  /// The texts of a list; others count as empty ones.
  fileprivate var texts: [String] { self?.elements.map { $0.string ?? "" } ?? [] }
}
