import DesignTokens
import ICU
import Project
import Raster
import TextLayout

/// Draws the pictures of keys one after the other; one per thread.
struct KeyPainter {
  /// Why a choice was not drawn.
  enum Refusal: Error {
    case notShown, empty
    case raster(RasterError)
    case failed(any Error)
  }

  private let measured: MeasuredProject
  private let plan: HandOffPlan
  private let scale: Int
  private var engine: CellEngine
  private var painter = ComponentPainter()
  private var places: SourcePlaces
  private let writer = PNGWriter()
  private let development: CellLocale?

  /// Of the backdrop, around a component.
  private static let margin = 20.0
  /// What sticks out by more is cut off.
  private static let mostOverhang = 240.0

  init(_ measured: MeasuredProject, _ plan: HandOffPlan, scale: Int) {
    self.measured = measured
    self.plan = plan
    self.scale = scale
    engine = CellEngine(measured.measurement)
    places = SourcePlaces(of: measured.project)
    let tag = measured.project.developmentLanguage
    development = measured.plan.locales.first { $0.tag == tag } ?? CellLocale(tag: tag)
  }

  /// The picture of a key with the bytes of its file.
  ///
  /// - Throws: ``ICUError`` when ICU has no data.
  mutating func picture(
    of key: KeyPlace, for locale: CellLocale
  ) throws -> Result<(picture: KeyPicture, bytes: [UInt8]), MissingPicture> {
    let group = measured.project.groups[key.group]
    let isTranslated = group.tables[locale.tag]?[key.key] != nil
    var reason = "no cell shows it"
    guard let shown = isTranslated ? locale : development else { return missing(key, locale, reason) }
    for choice in plan.choices(for: key, in: shown.tag) {
      do throws(Refusal) {
        return .success(try picture(of: key, choice, for: locale, shown: shown))
      } catch {
        switch error {
        case .notShown: continue
        case .empty: reason = "its text takes no room"
        case .raster(let error): reason = "\(error)"
        case .failed(let error): throw error
        }
      }
    }
    return missing(key, locale, reason)
  }

  private func missing<Success>(
    _ key: KeyPlace, _ locale: CellLocale, _ reason: String
  ) -> Result<Success, MissingPicture> {
    .failure(
      MissingPicture(
        locale: locale.tag, table: measured.project.groups[key.group].name, key: key.key, reason: reason))
  }

  private mutating func picture(
    of key: KeyPlace, _ choice: HandOffPlan.Choice, for locale: CellLocale, shown: CellLocale
  ) throws(Refusal) -> (picture: KeyPicture, bytes: [UInt8]) {
    let (plan, project, place) = (measured.plan, measured.project, choice.place)
    let number = choice.failing?.cell.choice ?? place.choice
    let device = plan.request.devices[choice.failing?.cell.device ?? 0]
    let size = choice.failing?.size ?? self.plan.size
    guard let (cells, theme) = try cells(choice, number, in: shown) else { throw .notShown }
    let layout = cells.layout(at: size, on: device, notesBoxes: true)
    let drawing = layout.drawing()
    guard let text = drawing.texts.first(where: { $0.slot == place.slot }),
      let placement = layout.texts.first(where: { $0.slot == place.slot })
    else { throw .notShown }
    let component = plan.parts[place.part].component
    let surroundings = surroundings(of: component, on: device, around: text.frame, in: layout)
    let around = surroundings.place(width: drawing.width, height: drawing.height)
    let image: PixelImage
    let frame: KeyPicture.Frame
    do throws(RasterError) {
      let whole = try painter.image(of: drawing, style(theme, component, shown, surroundings))
      guard let inWhole = KeyPicture.Frame(text.frame, in: whole, x: around.x, y: around.y, scale: scale) else {
        throw .empty
      }
      let crop = PictureCrop(of: inWhole, width: whole.width, height: whole.height, scale: scale)
      var part = try whole.cropped(to: crop)
      frame = crop.frame(inWhole).clipped(to: part)
      part.frame(frame, scale: scale)
      image = part
    } catch .empty {
      throw .empty
    } catch {
      throw .raster(error)
    }
    let specimen = plan.specimens[place.specimen]
    let group = project.groups[key.group]
    let overhang = cells.overhangs(in: layout).first { $0.slot == place.slot }
    let verdicts =
      [cells.verdict(of: placement).shown] + (overhang.map { [cells.verdict(of: $0.overhang).shown] } ?? [])
    let picture = KeyPicture(
      locale: locale.tag, shownLocale: shown.tag, folder: group.folder, table: group.name, key: key.key,
      origin: origin(of: specimen.texts[place.slot]), text: cells.texts[place.slot]?.string ?? "",
      cell: PreviewCell.Name(
        component: component.name, specimen: specimen.name, sample: cells.sample, locale: shown.tag,
        size: size.rawValue, device: device.name, axes: plan.choices[number], theme: project.themes[theme].name),
      slot: place.slot, verdict: verdicts.first { $0 != .fits } ?? .fits, width: image.width, height: image.height,
      frame: frame)
    // One pixel a point, so that tools that measure in points and tools that measure in pixels agree on the frame.
    return (picture, writer.bytes(of: image, scale: 1))
  }

  /// The cells of a choice, painted in the failing theme or the first light one.
  private mutating func cells(
    _ choice: HandOffPlan.Choice, _ number: Int, in locale: CellLocale
  ) throws(Refusal) -> (cells: SpecimenCells, theme: Int)? {
    let place = choice.place
    let all: [SpecimenCells]
    do {
      all = try engine.cells(of: place.specimen, part: place.part, choices: [number], in: locale)
    } catch {
      throw .failed(error)
    }
    let looks = measured.project.themes.map { ThemeLook($0.name) }
    let light = looks.indices.filter { !looks[$0].isDark } + looks.indices.filter { looks[$0].isDark }
    for theme in choice.failing.map({ [$0.cell.theme] }) ?? light {
      let shown = all.filter { $0.isShown(inTheme: theme, choice: number) }
      let sample = choice.failing?.cell.sample
      guard let cells = sample.map({ name in shown.first { $0.sample == name } }) ?? shown.usual,
        let painted = engine.painted(cells, part: place.part, theme: theme, choice: number)
      else { continue }
      return (painted, theme)
    }
    return nil
  }

  /// What is shown around a component: its screen if it fills one, as in a gallery, else so much that a text which
  /// sticks out is in the picture with its frame.
  private func surroundings(
    of component: Component, on device: Device, around text: Rectangle, in layout: ComponentLayout
  ) -> Surroundings {
    let screen = Surroundings(of: component, on: device, margin: Points(Self.margin))
    let place = screen.place(width: layout.width, height: layout.height)
    let (x, y) = (text.x + place.x, text.y + place.y)
    if screen.screen != nil, x >= 0, y >= 0, x + text.width <= place.width, y + text.height <= place.height {
      return screen
    }
    let out = [
      -text.x.value, -text.y.value, (text.x + text.width - layout.width).value,
      (text.y + text.height - layout.height).value,
    ]
    return Surroundings(margin: Points(Self.margin + min(max(0, out.max() ?? 0), Self.mostOverhang).rounded(.up)))
  }

  private func style(
    _ theme: Int, _ component: Component, _ locale: CellLocale, _ surroundings: Surroundings
  ) -> PictureStyle {
    let theme = measured.project.themes[theme]
    return PictureStyle(
      scale: scale, backdrop: theme.backdrop(of: theme.system.component(named: component.name) ?? component),
      surroundings: surroundings, isRightToLeft: locale.isRightToLeft)
  }

  private mutating func origin(of text: Specimen.Text?) -> KeyOrigin? {
    guard let text, let place = places.place(of: text) else { return nil }
    let entry = measured.project.groups[text.group].source?[text.key]
    return KeyOrigin(
      text: entry?.plainText?.string, comment: place.comment, path: place.path, line: place.line)
  }
}

extension [SpecimenCells] {
  /// The sample that stands for the text: not the one with arguments that are shorter or longer than usual.
  fileprivate var usual: SpecimenCells? {
    first { ["", "usual"].contains($0.sample) } ?? last { !["short", "long"].contains($0.sample) } ?? first
  }
}

extension KeyPicture.Frame {
  /// The pixels that a text touches in the picture of a component whose corner is at `x`, `y`; `nil` where it takes
  /// none, or lies outside.
  fileprivate init?(_ frame: Rectangle, in image: PixelImage, x: Points, y: Points, scale: Int) {
    func place(_ points: Points) -> Double { min(max(points.value * Double(scale), -1e6), 1e6) }
    let (left, top) = (Int(place(x + frame.x).rounded(.down)), Int(place(y + frame.y).rounded(.down)))
    let (right, bottom) = (
      Int(place(x + frame.x + frame.width).rounded(.up)), Int(place(y + frame.y + frame.height).rounded(.up))
    )
    guard frame.width > .zero, frame.height > .zero, left < image.width, top < image.height, right > 0, bottom > 0
    else { return nil }
    self = Self(x: left, y: top, width: right - left, height: bottom - top).clipped(
      width: image.width, height: image.height)
  }

  fileprivate func clipped(to image: PixelImage) -> Self { clipped(width: image.width, height: image.height) }

  private func clipped(width: Int, height: Int) -> Self {
    let (left, top) = (max(0, x), max(0, y))
    return Self(
      x: left, y: top, width: max(1, min(x + self.width, width) - left),
      height: max(1, min(y + self.height, height) - top))
  }
}
