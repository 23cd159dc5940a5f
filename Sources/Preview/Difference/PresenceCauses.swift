/// Why a preview has cells that another does not have: the outermost thing that is not there.
struct PresenceCauses {
  private let components, locales, sizes, devices, themes, samples, keys: Set<String>
  private let axes: Set<[String: String]>
  private let specimens: Set<[String]>

  /// - Parameter manifest: That of the preview without the cells.
  init(lackedBy manifest: PreviewManifest) {
    components = Set(manifest.components.map(\.name))
    locales = Set(manifest.locales)
    sizes = Set(manifest.sizes)
    devices = Set(manifest.devices)
    themes = Set(manifest.themes)
    samples = Set(manifest.samples)
    axes = Set(manifest.axes)
    keys = Set(manifest.specimens.flatMap(\.keys.values))
    specimens = Set(
      manifest.components.flatMap { component in
        Set(component.rows.map(\.specimen)).map { [component.name, manifest.specimens[$0].name] }
      })
  }

  func name(of cell: PreviewCell) -> String {
    let name = cell.name
    if !components.contains(name.component) { return "component \(name.component)" }
    if !locales.contains(name.locale) { return "language \(name.locale)" }
    if !themes.contains(name.theme) { return "theme \(name.theme)" }
    if !devices.contains(name.device) { return "device \(name.device)" }
    if !sizes.contains(name.size) { return "text size \(name.size)" }
    let lacked = Set(cell.keys.values.filter { !keys.contains($0) && !$0.hasPrefix("/") }).sorted()
    if let key = lacked.first { return lacked.count == 1 ? "key \(key)" : "keys \(key) and \(lacked.count - 1) more" }
    if !specimens.contains([name.component, name.specimen]) { return "specimen \(name.specimen)" }
    if !axes.contains(name.axes) { return "choice \(name.axesText) of \(name.component)" }
    if !samples.contains(name.sample) { return "sample \(name.sample)" }
    return "cells of \(name.component)"
  }
}
