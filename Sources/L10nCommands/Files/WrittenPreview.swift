import Preview

/// A preview on disk, of which nothing outside of its folder is read.
struct WrittenPreview {
  /// Pictures of more bytes are not read: one of the most pixels that there may be has fewer.
  private static let mostBytes = 1 << 29

  let manifest: PreviewManifest
  /// Without symbolic links.
  private let folder: String

  /// - Parameter path: A folder with a manifest, or the manifest.
  /// - Throws: ``FileAccess/Failure`` for what is no preview.
  init(_ path: String, named name: String) throws(FileAccess.Failure) {
    var manifest = (path: path, name: name)
    if FileAccess.kind(of: path) == .folder {
      manifest = (path + "/" + PreviewManifest.fileName, name + "/" + PreviewManifest.fileName)
    }
    let bytes = try FileAccess.bytes(of: manifest.path, named: manifest.name)
    guard let read = PreviewManifest(parsing: bytes) else {
      if let version = PreviewManifest.version(parsing: bytes), version != PreviewManifest.version {
        throw FileAccess.Failure(
          description: """
            '\(manifest.name)' is of version \(version), and this l10n compares version \(PreviewManifest.version): \
            write both previews anew with one l10n
            """)
      }
      throw FileAccess.Failure(
        description: "'\(manifest.name)' is no manifest of a preview: write one with 'l10n preview --output DIR'")
    }
    let parent = SystemPath.folder(of: manifest.path)
    guard let folder = FileAccess.realPath(parent.isEmpty ? "." : parent) else {
      throw FileAccess.Failure(description: "cannot read the folder of '\(manifest.name)'")
    }
    self.manifest = read
    self.folder = folder
  }

  /// The bytes of a picture. A link that leads out of the folder is not followed.
  func picture(_ path: String) -> Result<[UInt8], PictureFailure> {
    guard SiteFile.isPath(path) else { return .failure(PictureFailure("its path leads elsewhere")) }
    guard let real = FileAccess.realPath(folder + "/" + path) else {
      return .failure(PictureFailure("it cannot be read: \(String(cString: strerror(errno)))"))
    }
    guard real.hasPrefix(folder == "/" ? "/" : folder + "/") else {
      return .failure(PictureFailure("it is a symbolic link that leads out of the preview's folder"))
    }
    var information = stat()
    guard stat(real, &information) == 0, information.st_size <= Self.mostBytes else {
      return .failure(PictureFailure("it is larger than \(Self.mostBytes >> 20) MiB"))
    }
    do throws(FileAccess.Failure) {
      return .success(try FileAccess.bytes(of: real, named: path))
    } catch {
      return .failure(PictureFailure(error.description))
    }
  }
}
