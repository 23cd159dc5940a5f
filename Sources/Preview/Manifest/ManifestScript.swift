import DesignTokens
import PositionedJSON
import Project

/// Writes `manifest.json`: every cell with what it was made from, what was found and a hash.
struct ManifestScript {
  let index: IndexScript
  let inputs: ManifestInputs
  let components: [ManifestComponent]

  /// - Parameter files: The paths of all files of the site beside the manifest, sorted.
  func bytes(files: [String]) -> [UInt8] {
    let plan = index.plan
    var script = JSONWriter.script()
    script.object {
      $0.member("kind", PreviewManifest.kind)
      $0.member("version", PreviewManifest.version)
      $0.member("tool", index.version)
      $0.member("project", index.projectName)
      $0.member("locales", plan.locales.map(\.tag), onNewLine: true)
      $0.member("sizes", plan.request.sizes.map(\.rawValue), onNewLine: true)
      $0.member("devices", plan.request.devices.map(\.name), onNewLine: true)
      $0.member("themes", index.measured.project.themes.map(\.name), onNewLine: true)
      $0.member("axes", plan.choices, onNewLine: true) { $0.object($1) }
      $0.member("samples", index.samples, onNewLine: true)
      $0.objects("specimens", plan.specimens) { script, specimen in
        script.member("name", specimen.name)
        script.member("component", specimen.component)
        script.key("texts")
        script.object(specimen.texts.mapValues { $0.table + "/" + $0.key })
      }
      inputs.write(to: &$0)
      $0.member("components", components, onNewLine: true) { script, component in
        script.newLine()
        component.write(to: &script)
      }
      $0.member("files", files, onNewLine: true) { script, file in
        script.newLine()
        script.string(file)
      }
    }
    script.code("\n")
    return script.bytes
  }
}
