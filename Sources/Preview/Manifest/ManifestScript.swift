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
    script.append("{\"kind\":\"l10n preview\",\"version\":1,\"tool\":")
    script.append(index.version)
    script.append(",\"project\":")
    script.append(index.projectName)
    script.append(",\n\"locales\":")
    script.list(plan.locales.map(\.tag))
    script.append(",\n\"sizes\":")
    script.list(plan.request.sizes.map(\.rawValue))
    script.append(",\n\"devices\":")
    script.list(plan.request.devices.map(\.name))
    script.append(",\n\"themes\":")
    script.list(index.layouts.project.themes.map(\.name))
    script.append(",\n\"axes\":")
    script.list(plan.choices) { $0.object($1) }
    script.append(",\n\"samples\":")
    script.list(index.samples)
    script.append(",\n\"specimens\":")
    script.list(plan.specimens) { script, specimen in
      script.append("\n{\"name\":")
      script.append(specimen.name)
      script.append(",\"component\":")
      script.append(specimen.component)
      script.append(",\"texts\":")
      script.object(specimen.texts.mapValues { $0.table + "/" + $0.key })
      script.append("}")
    }
    script.append(",\n\"components\":")
    script.list(components) { script, component in
      script.append("\n")
      component.write(to: &script)
    }
    script.append(",\n\"files\":")
    script.list(files) { script, file in
      script.append("\n")
      script.append(file)
    }
    script.append("}\n")
    return script.bytes
  }
}
