import Foundation
import Testing

@testable import Preview

/// A manifest of a few cells of one component, each in a row of its own.
struct ManifestSample {
  struct Cell {
    var specimen: String
    var locale = "en"
    var shapes = "h"
    var colors = "p"
    var text = "Start"
    var verdict = 0
    var axes = ["state": "pressed"]
    var theme = ""
  }

  var cells: [Cell]
  var hasPictures = false
  var component = "EkoButton"
  var tool = "0.1.0"
  var screen = [39_300, 85_200, 3]
  /// Path, type, value, and the numbers of what each refers to.
  var tokens: [(path: String, type: String, value: String, targets: [Int])] = []
  /// By name: the hash, and the numbers of tokens with the axes under which they are read.
  var definitions: [(name: String, hash: String, holds: [String], uses: [(token: Int, axes: [String: String])])] = []
  var fontHash = "f"
  /// All names of the cell; used in place of the usual ones.
  var name: String?

  init(_ cells: Cell...) { self.cells = cells }
  init(_ cells: [Cell]) { self.cells = cells }

  func manifest() throws -> PreviewManifest {
    let bare = try manifest(files: [])
    return hasPictures ? try manifest(files: bare.cells.map(\.name.picturePath)) : bare
  }

  private func manifest(files: [String]) throws -> PreviewManifest {
    try #require(PreviewManifest(parsing: bytes(files: files)))
  }

  func bytes(files: [String] = []) throws -> [UInt8] {
    let component = name ?? component
    var locales: [String] = []
    var axes: [[String: String]] = []
    var themes: [String] = []
    var rows: [[Any]] = []
    for (number, cell) in cells.enumerated() {
      func place<Value: Equatable>(of value: Value, in list: inout [Value]) -> Int {
        if let place = list.firstIndex(of: value) { return place }
        list.append(value)
        return list.count - 1
      }
      rows.append([
        number, 0, place(of: cell.locale, in: &locales), 0, place(of: cell.axes, in: &axes), number, [number], number,
      ])
      _ = place(of: cell.theme, in: &themes)
    }
    let object: [String: Any] = [
      "kind": "l10n preview", "version": PreviewManifest.version, "tool": tool, "project": "P", "locales": locales,
      "sizes": [name ?? "large"], "devices": [name ?? "iphone"], "themes": themes, "axes": axes,
      "samples": [name ?? ""],
      "specimens": cells.map {
        ["name": $0.specimen, "component": component, "texts": ["title": "Localizable/\($0.specimen)"]]
      },
      "screens": [screen], "fonts": [["Urbanist 600", fontHash]], "texts": cells.map(\.text),
      "tokens": tokens.map { [$0.path, $0.type, $0.value, $0.targets] as [Any] },
      "definitions": definitions.map { definition in
        [
          "name": definition.name, "file": "Tokens/a.json", "line": 7, "hash": definition.hash,
          "holds": definition.holds, "tokens": definition.uses.map { [$0.token, $0.axes] as [Any] },
        ] as [String: Any]
      },
      "components": [
        [
          "name": component, "slots": ["title"], "defaults": ["state": "usual"], "fonts": [[0]],
          "texts": cells.indices.map { [$0] },
          "geometries": cells.map { [100, 100, $0.shapes, [0, $0.verdict]] as [Any] },
          "paints": cells.map(\.colors),
          "paintSets": cells.enumerated().map { [[themes.firstIndex(of: $1.theme) ?? 0, $0]] }, "rows": rows,
        ] as [String: Any]
      ], "files": files,
    ]
    return Array(try JSONSerialization.data(withJSONObject: object))
  }

  static func difference(
    _ old: ManifestSample, _ new: ManifestSample, before: [UInt8]? = nil, after: [UInt8]? = nil, tolerance: Int = 0,
    show: ((SiteFile) throws -> Void)? = nil
  ) throws -> PreviewDifference {
    try PreviewDifference(
      from: old.manifest(), to: new.manifest(), tolerance: tolerance,
      load: { side, _ in
        guard let bytes = side == .before ? before : after else {
          return .failure(PictureFailure("it cannot be read"))
        }
        return .success(bytes)
      }, show: show)
  }
}
