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
    script.code("{\"kind\":\"l10n preview\",\"version\":1,\"tool\":")
    script.append(index.version)
    script.code(",\"project\":")
    script.append(index.projectName)
    script.code(",\n\"locales\":")
    script.list(plan.locales.map(\.tag))
    script.code(",\n\"sizes\":")
    script.list(plan.request.sizes.map(\.rawValue))
    script.code(",\n\"devices\":")
    script.list(plan.request.devices.map(\.name))
    script.code(",\n\"themes\":")
    script.list(index.layouts.project.themes.map(\.name))
    script.code(",\n\"axes\":")
    script.list(plan.choices) { $0.object($1) }
    script.code(",\n\"samples\":")
    script.list(index.samples)
    script.code(",\n\"specimens\":")
    script.list(plan.specimens) { script, specimen in
      script.code("\n{\"name\":")
      script.append(specimen.name)
      script.code(",\"component\":")
      script.append(specimen.component)
      script.code(",\"texts\":")
      script.object(specimen.texts.mapValues { $0.table + "/" + $0.key })
      script.code("}")
    }
    script.code(",\n\"components\":")
    script.list(components) { script, component in
      script.code("\n")
      component.write(to: &script)
    }
    script.code(",\n\"files\":")
    script.list(files) { script, file in
      script.code("\n")
      script.append(file)
    }
    script.code("}\n")
    return script.bytes
  }
}
