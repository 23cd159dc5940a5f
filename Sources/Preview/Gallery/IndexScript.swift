import DesignTokens
import PositionedJSON
import Project

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

  func write(to script: inout JSONWriter, findings: Int) {
    script.object {
      $0.member("version", 1)
      $0.member("tool", version)
      $0.member("project", projectName)
      let development = measured.project.developmentLanguage
      $0.member("developmentLocale", plan.locales.firstIndex { $0.tag == development } ?? 0, onNewLine: true)
      $0.member("specimensOfBlock", ComponentScripts.Context.specimensOfBlock(measured), onNewLine: true)
      appendAxes(to: &$0)
      $0.objects("components", plan.parts.indices) { append(part: $1, to: &$0) }
      var places = SourcePlaces(of: measured.project)
      $0.objects("specimens", plan.specimens) { append($1, &places, to: &$0) }
      $0.member("leftOut", plan.leftOut, onNewLine: true)
      $0.member("findings", findings, onNewLine: true)
      $0.member("cells", cellCount)
    }
  }

  /// What the numbers of cells stand for.
  private func appendAxes(to script: inout JSONWriter) {
    script.objects("locales", plan.locales) { script, locale in
      script.member("tag", locale.tag)
      script.member("name", locale.name)
      script.member("rightToLeft", locale.isRightToLeft)
      script.member("pseudo", locale.isPseudo)
    }
    script.member("sizes", plan.request.sizes.map(\.rawValue), onNewLine: true)
    script.objects("devices", plan.request.devices) { script, device in
      script.member("name", device.name)
      script.member("width", Int(GalleryReader.hundredths(device.width)))
      script.member("height", Int(GalleryReader.hundredths(device.height)))
      script.member("scale", Int(device.scale.rounded()))
      let frame = DeviceFrame(of: device)
      for (name, image) in [("statusBar", frame.statusBar), ("homeIndicator", frame.homeIndicator)] {
        guard let image else { continue }
        script.key(escaping: name)
        script.append(image)
      }
    }
    script.objects("themes", measured.project.themes) { script, theme in
      let look = ThemeLook(theme.name)
      script.member("name", theme.name)
      script.member("dark", look.isDark)
      script.member("highContrast", look.isHighContrast)
    }
    script.member("axes", plan.choices, onNewLine: true) { $0.object($1) }
    script.member("samples", samples, onNewLine: true)
    script.objects("fonts", fonts.sheets) { script, sheet in
      script.member("name", sheet.font.name)
      script.member("unitsPerEm", sheet.font.unitsPerEm)
    }
  }

  private func append(part number: Int, to script: inout JSONWriter) {
    let part = plan.parts[number]
    let component = part.component
    let scripts = components[number]
    script.member("name", component.name)
    script.member("summary", component.summary)
    script.member("notes", component.notes)
    script.member("slots", component.slots)
    script.member("labels", component.labels)
    script.member("interactive", component.isInteractive)
    if component.isScreen { script.member("screen", 1) }
    append(surroundingsOf: number, to: &script)
    if let target = component.minimumTouchTarget {
      script.member("touchTarget", Int(GalleryReader.hundredths(target)))
    }
    script.member("axes", component.axes) { script, axis in
      script.object {
        $0.member("name", axis.name)
        $0.member("values", axis.values)
        $0.member("default", axis.defaultValue)
        $0.member("isState", axis.isState)
      }
    }
    if !component.assumptions.isEmpty {
      script.member("assumed", component.assumptions) { script, assumption in
        script.object {
          $0.member("component", assumption.component)
          $0.member("path", assumption.path)
          $0.member("property", assumption.property)
          $0.member("reason", assumption.reason)
        }
      }
    }
    script.member("specimens", part.specimens.map(\.specimen))
    script.member("files", scripts.fileNames, onNewLine: true) { script, names in
      if names.isEmpty { return script.null() }
      script.array(names) { if let name = $1 { $0.string(name) } else { $0.null() } }
    }
    script.member("cells", scripts.cellCounts)
    script.member("failing", scripts.failingCounts)
    script.member("lacks", lacks(part))
  }

  /// By device: what a picture shows around the component.
  private func append(surroundingsOf number: Int, to script: inout JSONWriter) {
    script.member("surroundings", components[number].surroundings) { script, around in
      script.array { script in
        for side in [around.top, around.right, around.bottom, around.left] {
          script.integer(Int(GalleryReader.hundredths(side)))
        }
        if around.screen != nil { script.integer(around.isCentred ? 2 : 1) }
      }
    }
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

  private func append(_ specimen: Specimen, _ places: inout SourcePlaces, to script: inout JSONWriter) {
    let part = plan.parts.firstIndex { $0.component.name == specimen.component }
    script.member("name", specimen.name)
    script.member("component", part ?? 0)
    if specimen.origin == .guess { script.member("guess", 1) }
    script.key("axes")
    script.object(specimen.axes)
    let slots = part.map { plan.parts[$0].component.slots } ?? []
    script.member("texts", slots.compactMap { slot in specimen.texts[slot].map { (slot, $0) } }) { script, member in
      let (slot, text) = member
      script.object {
        $0.member("slot", slot)
        $0.member("table", text.table)
        $0.member("key", text.key)
        guard let place = places.place(of: text) else { return }
        $0.member("comment", place.comment)
        $0.member("file", place.path)
        $0.member("line", place.line)
      }
    }
  }
}
