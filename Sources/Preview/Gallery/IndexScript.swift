import DesignTokens
import Project
import StringTables

/// What a gallery has: its axes, components and specimens.
struct IndexScript {
  let measured: MeasuredProject
  let fonts: GalleryFonts
  let samples: [String]
  let components: [ComponentScripts]
  let projectName: String
  let version: String

  var plan: CellPlan { measured.plan }

  /// Cells, themes counted.
  var cellCount: Int { components.reduce(0) { $0 + $1.cellCounts.reduce(0, +) } }

  func script(findings: Int) -> [UInt8] {
    ScriptBytes.call("index", "") { script in
      script.code("{")
      script.member("version", 1)
      script.member("tool", version)
      script.member("project", projectName)
      let development = measured.project.developmentLanguage
      script.member("developmentLocale", plan.locales.firstIndex { $0.tag == development } ?? 0, onNewLine: true)
      appendAxes(to: &script)
      script.member("components", plan.parts.indices, onNewLine: true) { append(part: $1, to: &$0) }
      var places = SourcePlaces(of: measured.project)
      script.member("specimens", plan.specimens, onNewLine: true) { append($1, &places, to: &$0) }
      script.member("leftOut", plan.leftOut, onNewLine: true)
      script.member("findings", findings, onNewLine: true)
      script.member("cells", cellCount)
      script.code("}")
    }
  }

  /// What the numbers of cells stand for.
  private func appendAxes(to script: inout ScriptBytes) {
    script.member("locales", plan.locales, onNewLine: true) { script, locale in
      script.code("\n{")
      script.member("tag", locale.tag)
      script.member("name", locale.name)
      script.member("rightToLeft", locale.isRightToLeft)
      script.member("pseudo", locale.isPseudo)
      script.code("}")
    }
    script.member("sizes", plan.request.sizes.map(\.rawValue), onNewLine: true)
    script.member("devices", plan.request.devices, onNewLine: true) { script, device in
      script.code("\n{")
      script.member("name", device.name)
      script.member("width", Int(GalleryReader.hundredths(device.width)))
      script.member("height", Int(GalleryReader.hundredths(device.height)))
      script.member("scale", Int(device.scale.rounded()))
      script.code("}")
    }
    script.member("themes", measured.project.themes, onNewLine: true) { script, theme in
      let look = ThemeLook(theme.name)
      script.code("\n{")
      script.member("name", theme.name)
      script.member("dark", look.isDark)
      script.member("highContrast", look.isHighContrast)
      script.code("}")
    }
    script.member("axes", plan.choices, onNewLine: true) { $0.object($1) }
    script.member("samples", samples, onNewLine: true)
    script.member("fonts", fonts.sheets, onNewLine: true) { script, sheet in
      script.code("\n{")
      script.member("name", sheet.font.name)
      script.member("unitsPerEm", sheet.font.unitsPerEm)
      script.code("}")
    }
  }

  private func append(part number: Int, to script: inout ScriptBytes) {
    let part = plan.parts[number]
    let component = part.component
    let scripts = components[number]
    script.code("\n{")
    script.member("name", component.name)
    script.member("summary", component.summary)
    script.member("slots", component.slots)
    script.member("labels", component.labels)
    script.member("interactive", component.isInteractive)
    if !component.nestedNames.isEmpty { script.member("screen", 1) }
    script.member("axes", component.axes) { script, axis in
      script.code("{")
      script.member("name", axis.name)
      script.member("values", axis.values)
      script.member("default", axis.defaultValue)
      script.member("isState", axis.isState)
      script.code("}")
    }
    if !component.assumptions.isEmpty {
      script.member("assumed", component.assumptions) { script, assumption in
        script.code("{")
        script.member("component", assumption.component)
        script.member("path", assumption.path)
        script.member("property", assumption.property)
        script.member("reason", assumption.reason)
        script.code("}")
      }
    }
    script.member("specimens", part.specimens.map(\.specimen))
    script.member("files", scripts.fileNames, onNewLine: true) {
      if let name = $1 { $0.append(name) } else { $0.code("null") }
    }
    script.member("cells", scripts.cellCounts)
    script.member("failing", scripts.failingCounts)
    script.member("lacks", lacks(part))
    script.code("}")
  }

  /// What a component is not shown with, of light and dark, default and large, another language, states and a text.
  private func lacks(_ part: CellPlan.Part) -> [String] {
    var lacks: [String] = []
    if part.specimens.isEmpty {
      lacks.append("no text: bind a key to one of its slots, or name it in 'previews' of l10n.json")
    }
    let looks = measured.project.themes.map { ThemeLook($0.name) }
    if !looks.contains(where: \.isDark) { lacks.append("no dark theme") }
    if !looks.contains(where: { !$0.isDark }) { lacks.append("no light theme") }
    let sizes = plan.request.sizes
    if !sizes.contains(.large) { lacks.append("no default text size") }
    if !sizes.contains(where: { $0 >= .accessibility1 }) { lacks.append("no large text size") }
    let development = measured.project.developmentLanguage
    if !plan.locales.contains(where: { $0.tag != development }) {
      lacks.append("no language beside '\(development)', and no pseudo-locale")
    }
    if part.component.isInteractive, !part.component.axes.contains(where: \.isState) {
      lacks.append("no states, though it can be pressed")
    }
    return lacks
  }

  private func append(_ specimen: Specimen, _ places: inout SourcePlaces, to script: inout ScriptBytes) {
    let part = plan.parts.firstIndex { $0.component.name == specimen.component }
    script.code("\n{")
    script.member("name", specimen.name)
    script.member("component", part ?? 0)
    script.member("axes")
    script.object(specimen.axes)
    let slots = part.map { plan.parts[$0].component.slots } ?? []
    script.member("texts", slots.compactMap { slot in specimen.texts[slot].map { (slot, $0) } }) { script, member in
      let (slot, text) = member
      script.code("{")
      script.member("slot", slot)
      script.member("table", text.table)
      script.member("key", text.key)
      if let place = places.place(of: text) {
        if let comment = place.comment { script.member("comment", comment) }
        script.member("file", place.path)
        script.member("line", place.line)
      }
      script.code("}")
    }
    script.code("}")
  }
}
