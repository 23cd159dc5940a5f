import Interchange
import Preview

/// The localization catalogs (`.xcloc`) with the pictures of their language.
struct HandOffPackages {
  private let handOff: HandOff
  private let index: HandOffIndex
  private let folder: ExchangeFolder

  /// - Parameter project: The operand of the call.
  init(_ handOff: HandOff, _ index: HandOffIndex, project: String?, terminal: Terminal) throws {
    self.handOff = handOff
    self.index = index
    folder = try ExchangeFolder(project, terminal: terminal)
  }

  /// Writes a package for each language but that of the developers.
  ///
  /// - Parameters:
  ///   - bytes: Gives the file of a picture at its path.
  ///   - write: Takes a file with its path.
  /// - Returns: What was left out of the texts.
  func write(
    bytes: (_ path: String) throws -> [UInt8], _ write: (_ path: String, _ bytes: [UInt8]) throws -> Void
  ) throws -> [String] {
    var messages: [String] = []
    for language in handOff.languages {
      guard let target = folder.project.language(language.tag), target != folder.project.developmentLanguage else {
        continue
      }
      let export = LocalizationExport(folder.project, language: target)
      for message in export.messages.map(\.description) where !messages.contains(message) { messages.append(message) }
      var package = LocalizationPackage(
        export, developmentRegion: folder.project.developmentLanguage, projectName: folder.name,
        toolVersion: ProgramVersion.number)
      let pictures = handOff.pictures.filter { $0.locale == language.tag }
      package.addScreenshots(
        pictures.map { picture in
          let frame = picture.frame
          return LocalizationPackage.Screenshot(
            key: picture.key, table: picture.table, name: picture.name,
            frame: .init(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
        })
      let home = "\(language.folder).xcloc/"
      for file in package.files { try write(home + file.path, file.bytes) }
      for picture in pictures {
        try write(
          home + LocalizationPackage.screenshotFolder + "/" + picture.name, try bytes(index.path(of: picture)))
      }
    }
    return messages
  }
}
