import DesignTokens
import Project
import Strings

/// What a gallery has: its axes, components and specimens.
struct IndexScript {
  let layouts: PreviewLayouts
  let fonts: GalleryFonts
  let samples: [String]
  let components: [ComponentScripts]
  let projectName: String
  let version: String

  var plan: PreviewPlan { layouts.plan }

  /// Cells, themes counted.
  var cellCount: Int { components.reduce(0) { $0 + $1.cellCounts.reduce(0, +) } }

  func script(findings: Int) -> [UInt8] {
    var script = ScriptBytes()
    script.code("l10n(\"index\",\"\",{\"version\":1,\"tool\":")
    script.append(version)
    script.code(",\"project\":")
    script.append(projectName)
    let development = layouts.project.developmentLanguage
    script.code(",\n\"developmentLocale\":")
    script.append(plan.locales.firstIndex { $0.tag == development } ?? 0)
    script.code(",\n\"locales\":")
    script.list(plan.locales) { script, locale in
      script.code("\n{\"tag\":")
      script.append(locale.tag)
      script.code(",\"name\":")
      script.append(locale.name)
      script.code(locale.isRightToLeft ? ",\"rightToLeft\":true" : ",\"rightToLeft\":false")
      script.code(locale.isPseudo ? ",\"pseudo\":true}" : ",\"pseudo\":false}")
    }
    script.code(",\n\"sizes\":")
    script.list(plan.request.sizes.map(\.rawValue))
    script.code(",\n\"devices\":")
    script.list(plan.request.devices) { script, device in
      script.code("\n{\"name\":")
      script.append(device.name)
      script.code(",\"width\":")
      script.append(CellTables.hundredths(device.width))
      script.code(",\"height\":")
      script.append(CellTables.hundredths(device.height))
      script.code(",\"scale\":")
      script.append(Int(device.scale.rounded()))
      script.code("}")
    }
    script.code(",\n\"themes\":")
    script.list(layouts.project.themes) { script, theme in
      let look = ThemeLook(theme.name)
      script.code("\n{\"name\":")
      script.append(theme.name)
      script.code(look.isDark ? ",\"dark\":true" : ",\"dark\":false")
      script.code(look.isHighContrast ? ",\"highContrast\":true}" : ",\"highContrast\":false}")
    }
    script.code(",\n\"axes\":")
    script.list(plan.choices) { $0.object($1) }
    script.code(",\n\"samples\":")
    script.list(samples)
    script.code(",\n\"fonts\":")
    script.list(fonts.sheets) { script, sheet in
      script.code("\n{\"name\":")
      script.append(sheet.font.name)
      script.code(",\"unitsPerEm\":")
      script.append(sheet.font.unitsPerEm)
      script.code("}")
    }
    script.code(",\n\"components\":")
    script.list(plan.parts.indices) { append(part: $1, to: &$0) }
    script.code(",\n\"specimens\":")
    var places = SourcePlaces(of: layouts.project)
    script.list(plan.specimens) { append($1, &places, to: &$0) }
    script.code(",\n\"leftOut\":")
    script.list(plan.leftOut)
    script.code(",\n\"findings\":")
    script.append(findings)
    script.code(",\"cells\":")
    script.append(cellCount)
    script.code("});\n")
    return script.bytes
  }

  private func append(part number: Int, to script: inout ScriptBytes) {
    let part = plan.parts[number]
    let component = part.component
    let scripts = components[number]
    script.code("\n{\"name\":")
    script.append(component.name)
    script.code(",\"summary\":")
    script.append(component.summary)
    script.code(",\"slots\":")
    script.list(component.slots)
    script.code(",\"labels\":")
    script.list(component.labels)
    script.code(component.isInteractive ? ",\"interactive\":true" : ",\"interactive\":false")
    if !component.nestedNames.isEmpty { script.code(",\"screen\":1") }
    script.code(",\"axes\":")
    script.list(component.axes) { script, axis in
      script.code("{\"name\":")
      script.append(axis.name)
      script.code(",\"values\":")
      script.list(axis.values)
      script.code(",\"default\":")
      script.append(axis.defaultValue)
      script.code(axis.isState ? ",\"isState\":true}" : ",\"isState\":false}")
    }
    script.code(",\"specimens\":")
    script.list(part.specimens.map(\.specimen))
    script.code(",\n \"files\":")
    script.list(scripts.fileNames) { if let name = $1 { $0.append(name) } else { $0.code("null") } }
    script.code(",\"cells\":")
    script.list(scripts.cellCounts)
    script.code(",\"failing\":")
    script.list(scripts.failingCounts)
    script.code(",\"lacks\":")
    script.list(lacks(part))
    script.code("}")
  }

  /// What a component is not shown with, of light and dark, default and large, another language, states and a text.
  private func lacks(_ part: PreviewPlan.Part) -> [String] {
    var lacks: [String] = []
    if part.specimens.isEmpty {
      lacks.append("no text: bind a key to one of its slots, or name it in 'previews' of l10n.json")
    }
    let looks = layouts.project.themes.map { ThemeLook($0.name) }
    if !looks.contains(where: \.isDark) { lacks.append("no dark theme") }
    if !looks.contains(where: { !$0.isDark }) { lacks.append("no light theme") }
    let sizes = plan.request.sizes
    if !sizes.contains(.large) { lacks.append("no default text size") }
    if !sizes.contains(where: { $0 >= .accessibility1 }) { lacks.append("no large text size") }
    let development = layouts.project.developmentLanguage
    if !plan.locales.contains(where: { $0.tag != development }) {
      lacks.append("no language beside '\(development)', and no pseudo-locale")
    }
    if part.component.isInteractive, !part.component.axes.contains(where: \.isState) {
      lacks.append("no states, though it can be pressed")
    }
    return lacks
  }

  private func append(_ specimen: Specimen, _ places: inout SourcePlaces, to script: inout ScriptBytes) {
    script.code("\n{\"name\":")
    script.append(specimen.name)
    script.code(",\"component\":")
    script.append(plan.parts.firstIndex { $0.component.name == specimen.component } ?? 0)
    script.code(",\"axes\":")
    script.object(specimen.axes)
    script.code(",\"texts\":")
    let slots = plan.parts.first { $0.component.name == specimen.component }?.component.slots ?? []
    script.list(slots.compactMap { slot in specimen.texts[slot].map { (slot, $0) } }) { script, member in
      let (slot, text) = member
      script.code("{\"slot\":")
      script.append(slot)
      script.code(",\"table\":")
      script.append(text.table)
      script.code(",\"key\":")
      script.append(text.key)
      if let place = places.place(of: text) {
        if let comment = place.comment {
          script.code(",\"comment\":")
          script.append(comment)
        }
        script.code(",\"file\":")
        script.append(place.path)
        script.code(",\"line\":")
        script.append(place.line)
      }
      script.code("}")
    }
    script.code("}")
  }
}
