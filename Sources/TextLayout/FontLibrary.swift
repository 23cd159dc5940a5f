import Shaping
import Synchronization

/// The font files that texts may be measured with.
///
/// Files are known by their names and opened when a text needs them; all threads share one library. A file that turns
/// out to be no font is as good as absent.
public final class FontLibrary: Sendable {
  private struct Key: Hashable {
    let path: String
    let index: Int
    /// Value of the weight axis; `nil` for a static font.
    let weight: Double?
  }

  private let families: [String: [FontFile]]
  private let faces = Mutex<[Key: FontFace?]>([:])
  private let fonts = Mutex<[Key: OpenFont?]>([:])

  /// Sorts font files into families by their names alone; upright ones only.
  ///
  /// “Urbanist[wght].ttf” is the family “Urbanist”, “NotoSansArabic-Bold.ttf” the family “Noto Sans Arabic”.
  /// - Parameter fontPaths: Absolute paths; files that do not end in `.ttf`, `.otf` or `.ttc` are passed over.
  public init(fontPaths: [String]) {
    var families: [String: [FontFile]] = [:]
    for file in fontPaths.sorted().compactMap(FontFile.init(path:)) where !file.isItalic {
      families[FontFile.key(ofFamily: file.family), default: []].append(file)
    }
    self.families = families
  }

  /// The families by their file names, as in “NotoSansArabic”, sorted.
  public var familyNames: [String] { families.values.compactMap { $0.first?.family }.sorted() }

  /// Whether there is a file of the family; blanks, hyphens and case make no difference.
  public func hasFamily(named name: String) -> Bool { families[FontFile.key(ofFamily: name)] != nil }

  /// Opens the font of a family that is nearest in weight, by CSS's rules of font matching.
  ///
  /// - Parameter collectionIndex: The face to take from a collection; the first when there are not as many.
  func font(family: String, weight: Double, collectionIndex: Int) -> OpenFont? {
    guard let files = families[FontFile.key(ofFamily: family)], let file = Self.nearest(to: weight, in: files)
    else { return nil }
    let index = file.path.lowercased().hasSuffix(".ttc") ? collectionIndex : 0
    guard let face = face(path: file.path, index: index) else { return nil }
    let axis = face.axes.first { $0.tag == .weight }
    let value = axis.map { min(max(weight, $0.minimum), $0.maximum) }
    let key = Key(path: file.path, index: index, weight: value)
    return fonts.withLock { fonts in
      if let known = fonts[key] { return known }
      let font = OpenFont(face: face, weight: value, fallbackName: file.family)
      fonts[key] = font
      return font
    }
  }

  private func face(path: String, index: Int) -> FontFace? {
    let key = Key(path: path, index: index, weight: nil)
    return faces.withLock { faces in
      if let known = faces[key] { return known }
      let face: FontFace?
      if let blob = try? FontBlob(path: path) {
        face = (try? FontFace(blob: blob, index: index)) ?? (try? FontFace(blob: blob))
      } else {
        face = nil
      }
      faces[key] = face
      return face
    }
  }

  /// A variable file first; else exact, else lighter below 400 and heavier above 500, then the other way.
  static func nearest(to weight: Double, in files: [FontFile]) -> FontFile? {
    if let variable = files.first(where: \.isVariable) { return variable }
    func rank(_ file: FontFile) -> (Int, Double) {
      let distance = abs(file.weight - weight)
      if distance == 0 { return (0, 0) }
      if 400...500 ~= weight {
        if weight..<500.5 ~= file.weight { return (1, distance) }
        return (file.weight < weight ? 2 : 3, distance)
      }
      return ((file.weight < weight) == (weight < 400) ? 1 : 2, distance)
    }
    return files.min { rank($0) < rank($1) }
  }
}
