import PositionedJSON

extension HandOffIndex {
  /// So many pictures are in a file of bodies that hold them.
  private static let mostPicturesABody = 50

  /// Makes the files of a service, one after the other: a list of entries for each language, several where the entries
  /// hold the pictures.
  ///
  /// - Parameters:
  ///   - bytes: Gives the file of a picture at its path.
  ///   - write: Takes a file with its path.
  package func writeFiles(
    of service: TranslationService, bytes: (_ path: String) throws -> [UInt8],
    write: (_ path: String, _ text: String) throws -> Void
  ) throws {
    for language in handOff.languages {
      let pictures = handOff.pictures.filter { $0.locale == language.tag }
      let most = service.holdsPictures ? Self.mostPicturesABody : max(pictures.count, 1)
      for (number, start) in stride(from: 0, to: pictures.count, by: most).enumerated() {
        let entries = try pictures[start..<min(start + most, pictures.count)].map { picture in
          let path = path(of: picture)
          return try service.entry(picture, path: "../" + path, bytes: { try bytes(path) })
        }
        let suffix = number > 0 ? "-part\(number + 1)" : ""
        try write("\(service.rawValue)/\(language.folder)\(suffix).json", JSONOutput.array(entries).text)
      }
    }
  }
}

extension TranslationService {
  fileprivate var holdsPictures: Bool { self == .lokalise }
}
