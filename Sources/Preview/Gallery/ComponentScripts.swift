import DesignTokens
import PositionedJSON
import Project
import SourceText
import TextLayout

/// The scripts of one component, and its part of the manifest.
struct ComponentScripts: Sendable {
  /// What all components share.
  struct Context: Sendable {
    let measured: MeasuredProject
    let fonts: GalleryFonts
    /// By locale.
    let strings: [LocaleStrings]
    /// By locale: the numbers of its texts among those of all locales.
    let texts: [[Int]]
    let samples: [String: Int]
    /// Bytes of a file that holds the cells of several locales, before they are compressed, at which the next one
    /// begins.
    let usualFileSize = 96 * 1_024
    /// So many specimens have their cells of a locale in one piece: some 800 cells.
    let specimensOfBlock: Int
    /// Pixels per point of the devices, each once, ascending.
    let scales: [Double]

    init(
      measured: MeasuredProject, fonts: GalleryFonts, strings: [LocaleStrings], texts: [[Int]], samples: [String: Int]
    ) {
      self.measured = measured
      self.texts = texts
      self.fonts = fonts
      self.strings = strings
      self.samples = samples
      specimensOfBlock = Self.specimensOfBlock(measured)
      scales = Set(measured.request.devices.map(\.scale)).sorted()
    }

    static func specimensOfBlock(_ measured: MeasuredProject) -> Int {
      max(1, 768 / max(1, measured.request.sizes.count * measured.request.devices.count))
    }
  }

  private struct PaintKey: Hashable {
    let tree: Int
    let choice: Int
    /// By text size and screen where the component follows them.
    let size: Int
    let scale: Int
    let themes: [Int]
  }

  private struct LookKey: Hashable {
    let theme: Int
    let choice: Int
    let size: Int
    let scale: Int
  }

  let context: Context
  let number: Int
  let component: Component
  private var trees = Interned<ComponentCells.Tree>()
  private var paints = Interned<Paint>()
  private var paintSets = Interned<[ManifestComponent.ThemedPaint]>()
  private var knownSets: [PaintKey: Int] = [:]
  private var looks: [LookKey: [String: [ComponentPlan.Part]]] = [:]
  private var textLists = Interned<[Int]>()

  private(set) var files: [PackedValues] = []
  /// By locale and block: the name of the file with the cells, without folder and ending.
  private(set) var fileNames: [[String?]]
  /// By locale: cells, themes counted.
  private(set) var cellCounts: [Int] = []
  /// By locale: cells in which a text does not fit.
  private(set) var failingCounts: [Int] = []
  var manifest: ManifestComponent
  /// By device: what its pictures show around it.
  let surroundings: [Surroundings]

  /// - Parameter cells: By locale.
  init(_ context: Context, part number: Int, cells: [ComponentCells]) {
    self.context = context
    self.number = number
    component = context.measured.plan.parts[number].component
    manifest = ManifestComponent(name: component.name, slots: component.slots)
    surroundings = context.measured.plan.surroundings(ofPart: number, in: context.measured.project.themes)
    manifest.defaults = Dictionary(component.axes.map { ($0.name, $0.defaultValue) }, uniquingKeysWith: { $1 })
    let specimens = context.measured.plan.parts[number].specimens.map(\.specimen)
    let step = context.specimensOfBlock
    let blocks = max(1, (specimens.count + step - 1) / step)
    let blockOfSpecimen = Dictionary(uniqueKeysWithValues: specimens.enumerated().map { ($1, $0 / step) })
    fileNames = cells.map { $0.isEmpty ? [] : Array(repeating: nil, count: blocks) }
    var map = ComponentMap()
    var values: [[JSONWriter?]] = []
    for (locale, cells) in cells.enumerated() {
      cellCounts.append(0)
      failingCounts.append(0)
      manifest.fonts.append(cells.fonts.map { context.fonts.number(of: $0) }.sorted())
      map.append(cells, samples: context.samples, surroundings: surroundings)
      values.append(
        cells.blocks(blocks, blockOfSpecimen).map { $0.isEmpty ? nil : value(of: $0, locale: locale) })
    }
    manifest.paints = paints.values.map(\.hash.text)
    manifest.paintSets = paintSets.values
    manifest.texts = textLists.values
    if Set(manifest.fonts).count == 1 { manifest.fonts = Array(manifest.fonts.prefix(1)) }
    divide(values, blocks: blocks)
    files.append(map.values(component: number))
  }

  /// Puts the cells of locales into files that are neither many nor large; what is looked at together comes together.
  private mutating func divide(_ values: [[JSONWriter?]], blocks: Int) {
    var file = PackedValues(name: "c\(number)")
    file.append("component", "\(number)") { append(to: &$0) }
    var count = 0
    for (block, locale) in (0..<blocks).flatMap({ block in values.indices.map { (block, $0) } }) {
      guard values[locale].indices.contains(block), let value = values[locale][block] else { continue }
      if file.count + value.bytes.count > context.usualFileSize, count > 0 || files.isEmpty {
        files.append(file)
        file = PackedValues(name: "c\(number)-\(files.count)")
        count = 0
      }
      file.append("cells", "\(number)-\(locale)-\(block)") { $0.verbatim(value.bytes) }
      count += 1
      fileNames[locale][block] = file.name
    }
    files.append(file)
  }

  /// Writes what the cells of all locales share.
  private func append(to script: inout JSONWriter) {
    script.object {
      $0.member("trees", trees.values) { script, tree in
        script.newLine()
        script.array(tree.boxes) { script, box in
          script.array {
            $0.string(box.kind)
            $0.integer(box.depth)
            $0.string(box.path)
            $0.string(box.detail)
          }
        }
      }
      $0.member("paints", paints.values, onNewLine: true) { script, paint in
        script.newLine()
        paint.write(to: &script)
      }
      $0.member("paintSets", paintSets.values, onNewLine: true) { $0.array($1) { $0.integers([$1.theme, $1.paint]) } }
      let contrast = ContrastTable(context.measured, part: number)
      if !contrast.isEmpty { contrast.write(to: &$0) }
    }
  }

  // MARK: - Cells

  private mutating func value(of cells: ComponentCells, locale: Int) -> JSONWriter {
    let fonts = cells.fonts.map { context.fonts.number(of: $0) }
    let treeNumbers = cells.trees.map { trees.number(of: $0) }
    let strings = context.strings[locale].numbers[number]
    var script = JSONWriter.script(reserving: cells.geometries.count * 60)
    let numbers = manifestNumbers(of: cells)
    let texts = texts(of: cells, locale: locale)
    script.object { script in
      script.member("fonts", fonts.sorted())
      script.member("tapes", cells.tapes, onNewLine: true) { $0.append($1, fonts) }
      script.member("lines", cells.lines, onNewLine: true) { $0.append($1, cells.tapes, text: strings[$1.text]) }
      script.member("styles", cells.styles, onNewLine: true) {
        $0.integers([$1.pointSize, $1.spacing, $1.baseline, $1.pitch])
      }
      script.member("frames", cells.frames, onNewLine: true) { $0.append($1, tree: treeNumbers[$1.tree]) }
      script.member("geometries", cells.geometries, onNewLine: true) { $0.append($1, slot: number) }
      script.member("rows", cells.rows, onNewLine: true) { script, row in
        let sample = context.samples[row.sample] ?? 0
        let sets = paintSets(of: row, cells, treeNumbers)
        script.array { script in
          for number in [row.specimen, sample, row.choice, row.device] { script.integer(number) }
          if sets.count == 1 { script.integer(sets[0]) } else { script.integers(sets) }
          script.integers(row.geometries)
        }
        cellCounts[locale] += row.geometries.count * row.themes.count
        failingCounts[locale] += row.geometries.count { cells.geometries[$0].fails } * row.themes.count
        manifest.rows.append(
          ManifestComponent.Row(
            specimen: row.specimen, sample: sample, locale: locale, device: row.device, choice: row.choice,
            paintSets: sets, geometries: row.geometries.map { numbers[$0] },
            texts: textLists.number(of: texts[TextsKey(specimen: row.specimen, sample: row.sample)] ?? noTexts)))
      }
    }
    return script
  }

  /// The paint sets of a row: one where it is the same at all sizes, else one for each.
  private mutating func paintSets(
    of row: ComponentCells.Row, _ cells: ComponentCells, _ treeNumbers: [Int]
  ) -> [Int] {
    let scale = context.scales.firstIndex(of: context.measured.request.devices[row.device].scale) ?? 0
    let sets = row.geometries.enumerated().map { size, geometry in
      let tree = treeNumbers[cells.frames[cells.geometries[geometry].frames].tree]
      let follows = component.followsTextSize
      return paintSet(
        PaintKey(
          tree: tree, choice: row.choice, size: follows ? size : 0, scale: follows ? scale : 0, themes: row.themes))
    }
    return sets.allSatisfy { $0 == sets[0] } ? Array(sets.prefix(1)) : sets
  }

  private mutating func paintSet(_ key: PaintKey) -> Int {
    if let known = knownSets[key] { return known }
    let set = key.themes.map { theme in
      let look = LookKey(theme: theme, choice: key.choice, size: key.size, scale: key.scale)
      let paint = Paint(
        trees.values[key.tree],
        backdrop: context.measured.project.themes[theme].system.component(named: component.name)?.backdrop,
        looks: looks(look))
      return ManifestComponent.ThemedPaint(theme: theme, paint: paints.number(of: paint))
    }
    let number = paintSets.number(of: set)
    knownSets[key] = number
    return number
  }

  /// What the boxes of the component paint, by their paths.
  private mutating func looks(_ key: LookKey) -> [String: [ComponentPlan.Part]] {
    if let known = looks[key] { return known }
    let plan = context.measured.plan
    var made: [String: [ComponentPlan.Part]] = [:]
    if let component = context.measured.project.themes[key.theme].system.component(named: component.name),
      let box = try? component.drawing(
        axes: plan.choices[key.choice], at: component.followsTextSize ? plan.request.sizes[key.size] : .large,
        scale: component.followsTextSize ? context.scales[key.scale] : 1)
    {
      for part in ComponentPlan(box, slots: Set(component.slots), size: .large).parts {
        made[part.path, default: []].append(part)
      }
    }
    looks[key] = made
    return made
  }
}
