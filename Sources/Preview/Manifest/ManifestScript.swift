import DesignTokens
import Project

/// Writes `manifest.json`: every cell with what it was made from, what was found and a hash.
struct ManifestScript {
  let index: IndexScript
  let components: [ManifestComponent]

  /// - Parameter files: The paths of all files of the site beside the manifest, sorted.
  func bytes(files: [String]) -> [UInt8] {
    let plan = index.plan
    var script = ScriptBytes()
    script.code("{")
    script.member("kind", PreviewManifest.kind)
    script.member("version", PreviewManifest.version)
    script.member("tool", index.version)
    script.member("project", index.projectName)
    script.member("locales", plan.locales.map(\.tag), onNewLine: true)
    script.member("sizes", plan.request.sizes.map(\.rawValue), onNewLine: true)
    script.member("devices", plan.request.devices.map(\.name), onNewLine: true)
    script.member("themes", index.measured.project.themes.map(\.name), onNewLine: true)
    script.member("axes", plan.choices, onNewLine: true) { $0.object($1) }
    script.member("samples", index.samples, onNewLine: true)
    script.member("specimens", plan.specimens, onNewLine: true) { script, specimen in
      script.code("\n{")
      script.member("name", specimen.name)
      script.member("component", specimen.component)
      script.member("texts")
      script.object(specimen.texts.mapValues { $0.table + "/" + $0.key })
      script.code("}")
    }
    script.member("components", components, onNewLine: true) { script, component in
      script.code("\n")
      component.write(to: &script)
    }
    script.member("files", files, onNewLine: true) { script, file in
      script.code("\n")
      script.append(file)
    }
    script.code("}\n")
    return script.bytes
  }
}
