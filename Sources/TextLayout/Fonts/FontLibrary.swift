import DesignTokens
import Shaping
import SourceText

/// The fonts that texts may be measured with.
///
/// Files are opened when a text needs them; all threads share one library. A file that turns out to be no font is
/// named once (``problems``) and is else as good as absent.
package final class FontLibrary: Sendable {
  private struct Request: Hashable {
    let family: String
    let weight: Double
    let collectionIndex: Int
  }

  private struct FaceKey: Hashable {
    let path: String
    let index: Int
  }

  /// The families to try where the one asked for has no glyph.
  package let fallback: FontFallback
  /// What was measured of families that cannot be had; of a family that several have, the first holds.
  package let metrics: [FontMetricsFile]
  /// Whether any font stands in for a family that is not there, of whose texts nothing is then claimed.
  private let takesAnyStandIn: Bool

  private let catalog: Mutex<FontCatalog>
  private let resolutions = Mutex<[Request: FontResolution?]>([:])
  private let faces = Mutex<[FaceKey: FontFace?]>([:])
  private let fonts = Mutex<[FontResolution: OpenFont?]>([:])

  /// Makes a library that has read nothing yet.
  ///
  /// - Parameters:
  ///   - fontPaths: The project's files, absolute. Their families go by the names in them; a family that is among them
  ///     is taken from nowhere else.
  ///   - systemPaths: Font files of the system, asked for when a family is not the project's; a file is looked into
  ///     when its name is the family's.
  ///   - installed: What the system says is installed, asked for when a family or a weight is in neither.
  ///   - metrics: What was measured of families that cannot be had; without it those are measured in real files or not
  ///     at all.
  ///   - takesAnyStandIn: Whether any font stands in for a family that is not there, as in a preview.
  package init(
    fontPaths: [String], systemPaths: @escaping @Sendable () -> [String] = { [] },
    installed: @escaping @Sendable () -> [FontPlace] = { [] }, metrics: [FontMetricsFile] = [.sanFrancisco],
    fallback: FontFallback = FontFallback(), takesAnyStandIn: Bool = false
  ) {
    catalog = Mutex(FontCatalog(projectPaths: fontPaths, systemPaths: systemPaths, installed: installed))
    self.metrics = metrics
    self.fallback = fallback
    self.takesAnyStandIn = takesAnyStandIn
  }

  /// The families of the project's own files, sorted.
  package var familyNames: [String] { catalog.withLock { $0.projectFamilies } }

  /// Files that a text asked for and that are no fonts, sorted by path, each once.
  package var problems: [FontProblem] { catalog.withLock { $0.problems }.sorted { $0.path < $1.path } }

  /// Whether texts of a family can be measured, in itself or in what stands in for it.
  ///
  /// Blanks, hyphens and case make no difference; full and PostScript names, as in “Urbanist-Bold”, are names too.
  package func hasFamily(named name: String) -> Bool { confidence(of: FontRequest(family: name, weight: 400)) != nil }

  /// How sure widths of a family and a weight are; `nil` when there is nothing to measure it with.
  package func confidence(of request: FontRequest) -> FontConfidence? {
    resolution(family: request.family, weight: request.weight, collectionIndex: 0)?.confidence
  }

  /// What a family and a weight are measured with; `nil` when there is nothing.
  package func use(of request: FontRequest, collectionIndex: Int = 0) -> FontUse? {
    font(family: request.family, weight: request.weight, collectionIndex: collectionIndex).map {
      FontUse($0, metrics: metrics.first { $0.metrics(of: request.family) != nil })
    }
  }

  /// What was measured of a family; `nil` when nothing was.
  package func metrics(of family: String) -> FontMetrics? {
    metrics.lazy.compactMap { $0.metrics(of: family) }.first
  }

  /// Why there is nothing to measure a family with, and what to do, as the end of a sentence.
  package func absence(of family: String) -> String {
    if let font = metrics(of: family) {
      return "is not installed, nor is '\(font.standInFamilies[0])', which would stand in for it"
    }
    if FontMetricsFile.sanFrancisco.metrics(of: family) != nil {
      return "is not installed, and 'fontProfile' lets no other stand in"
    }
    // What is measured of the system's designs was found above.
    if SystemFontDesign(family: family) != nil {
      return "is not installed, and nobody measured Apple's '\(family)': 'l10n fonts probe' prints a script that does"
    }
    return "is not installed"
  }

  /// Opens the font of a family that is nearest in weight, by CSS's rules of font matching; or what stands in for it.
  ///
  /// - Parameter collectionIndex: The face to take from a collection that only its file's name matches, as
  ///   “NotoSansCJK”; the first when there are not as many.
  func font(family: String, weight: Double, collectionIndex: Int) -> OpenFont? {
    guard let resolution = resolution(family: family, weight: weight, collectionIndex: collectionIndex) else {
      return nil
    }
    if let known = fonts.withLock({ $0[resolution] }) { return known }
    let text = face(of: resolution.text)
    let display = resolution.display.flatMap(face)
    return fonts.withLock { fonts in
      if let known = fonts[resolution] { return known }
      let font = text.map { OpenFont(resolution, face: $0, displayFace: display) }
      fonts[resolution] = font
      return font
    }
  }

  private func resolution(family: String, weight: Double, collectionIndex: Int) -> FontResolution? {
    let request = Request(family: family, weight: weight.isFinite ? weight : 400, collectionIndex: collectionIndex)
    if let known = resolutions.withLock({ $0[request] }) { return known }
    let found = catalog.withLock { catalog in
      Self.resolve(request, in: &catalog, metrics: metrics(of: request.family))
        ?? (takesAnyStandIn ? Self.substitute(for: request, in: &catalog) : nil)
    }
    resolutions.withLock { $0[request] = found }
    return found
  }

  private static func resolve(
    _ request: Request, in catalog: inout FontCatalog, metrics: FontMetrics?
  ) -> FontResolution? {
    func match(_ family: String) -> FontMatch? {
      catalog.match(family, weight: request.weight, collectionIndex: request.collectionIndex)
    }
    if let found = match(request.family) { return FontResolution(found, for: request.family) }
    guard let font = metrics else { return nil }
    for source in font.genuine {
      if let text = match(source.text),
        let found = FontResolution(
          genuine: text, source.display.flatMap(match), metrics: font, for: request.family)
      {
        return found
      }
    }
    for source in font.standIns + font.genuine {
      guard let text = match(source.text) else { continue }
      return FontResolution(standIn: text, source.display.flatMap(match), metrics: font, for: request.family)
    }
    return nil
  }

  /// A text font that systems mostly have, or else the first of the project.
  private static func substitute(for request: Request, in catalog: inout FontCatalog) -> FontResolution? {
    for family in ["Inter", "Noto Sans", "DejaVu Sans", "Liberation Sans"] + catalog.projectFamilies {
      guard let match = catalog.match(family, weight: request.weight, collectionIndex: 0) else { continue }
      return FontResolution(substitute: match, for: request.family)
    }
    return nil
  }

  private func face(of match: FontMatch) -> FontFace? {
    let key = FaceKey(path: match.face.path, index: match.face.index)
    return faces.withLock { faces in
      if let known = faces[key] { return known }
      let face = (try? FontBlob(path: key.path)).flatMap { try? FontFace(blob: $0, index: key.index) }
      faces[key] = face
      return face
    }
  }
}
