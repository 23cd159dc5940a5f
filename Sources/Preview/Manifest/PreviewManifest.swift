import PositionedJSON
import TextLayout

/// The cells of a preview as `manifest.json` lists them.
package struct PreviewManifest: Sendable {
  /// Where the manifest is in a gallery.
  package static let fileName = "manifest.json"

  /// A project is measured in no more themes.
  private static let mostThemes = 64

  static let kind = "l10n preview"
  static let version = 2

  private let components: [ManifestComponent]
  private let locales, sizes, devices, themes, samples: [String]
  private let axes: [[String: String]]
  private let specimens: [(name: String, keys: [String: String])]
  /// The paths of the other files of the gallery.
  package let files: [String]

  /// Reads a manifest.
  ///
  /// - Returns: `nil` for what is no manifest, or one of another version, or one whose numbers lead nowhere.
  /// - Complexity: O(*n*) in the bytes.
  package init?(parsing bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes), Self.isManifest(document.root),
      let files = Self.files(document.root)
    else { return nil }
    let root = document.root
    self.files = files
    locales = root["locales"].texts
    sizes = root["sizes"].texts
    devices = root["devices"].texts
    themes = root["themes"].texts
    guard themes.count <= Self.mostThemes else { return nil }
    samples = root["samples"].texts
    axes = root["axes"]?.elements.map(\.textMembers) ?? []
    specimens = root["specimens"]?.elements.map { ($0["name"]?.string ?? "", $0["texts"]?.textMembers ?? [:]) } ?? []
    var components: [ManifestComponent] = []
    for value in root["components"]?.elements.map({ $0 }) ?? [] {
      guard let component = ManifestComponent(value) else { return nil }
      components.append(component)
    }
    self.components = components
    guard components.allSatisfy(isSound) else { return nil }
  }

  /// The files that a manifest names; `nil` for what is no manifest, or names files elsewhere.
  package static func files(parsing bytes: [UInt8]) -> [String]? {
    guard let document = try? JSONDocument(parsing: bytes), isManifest(document.root) else { return nil }
    return files(document.root)
  }

  /// Every cell, in the order of the manifest.
  ///
  /// - Complexity: O(*n*) in the cells.
  package var cells: [PreviewCell] {
    var cells: [PreviewCell] = []
    forEachCell { cells.append($0) }
    return cells
  }

  /// Calls `body` with one cell after the other.
  package func forEachCell(_ body: (PreviewCell) -> Void) {
    let files = Set(files)
    for component in components {
      for row in component.rows {
        for (size, number) in row.geometries.enumerated() {
          let geometry = component.geometries[number]
          let verdicts = component.verdicts(geometry.verdicts)
          let overhangs = component.verdicts(geometry.overhangs)
          for painted in component.paintSets[row.paintSets.count == 1 ? row.paintSets[0] : row.paintSets[size]] {
            let name = PreviewCell.Name(
              component: component.name, specimen: specimens[row.specimen].name, sample: samples[row.sample],
              locale: locales[row.locale], size: sizes[size], device: devices[row.device], axes: axes[row.choice],
              theme: themes[painted.theme])
            let picture = name.picturePath
            body(
              PreviewCell(
                name: name, keys: specimens[row.specimen].keys, width: geometry.width, height: geometry.height,
                verdicts: verdicts, overhangs: overhangs, hash: geometry.hash + "." + component.paints[painted.paint],
                picture: files.contains(picture) ? picture : nil))
          }
        }
      }
    }
  }

  private static func isManifest(_ root: JSONValue) -> Bool {
    root["kind"]?.string == kind && root["version"]?.number == Double(version)
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
      && component.rows.allSatisfy { row in
        specimens.indices.contains(row.specimen) && samples.indices.contains(row.sample)
          && locales.indices.contains(row.locale) && devices.indices.contains(row.device)
          && axes.indices.contains(row.choice) && row.geometries.count == sizes.count
          && (row.paintSets.count == 1 || row.paintSets.count == sizes.count)
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

extension JSONValue {
  /// The members of an object whose values are texts.
  fileprivate var textMembers: [String: String] {
    Dictionary(
      members.compactMap { member in member.value.string.map { (member.key, $0) } }, uniquingKeysWith: { $1 })
  }
}
