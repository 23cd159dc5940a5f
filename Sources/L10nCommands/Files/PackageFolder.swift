import Interchange

/// Localization catalogs (`.xcloc`) on disk.
enum PackageFolder {
  static func isPackage(_ path: String) -> Bool {
    path.hasSuffix(".xcloc") || path.hasSuffix(".xcloc/")
  }

  /// Writes every file of a package.
  static func write(_ package: LocalizationPackage, to path: String, named name: String) throws(FileAccess.Failure) {
    for folder in package.folders { try FileAccess.makeFolder(path + "/" + folder, named: name + "/" + folder) }
    for file in package.files {
      let target = path + "/" + file.path
      try FileAccess.makeFolder(SystemPath.folder(of: target), named: name)
      try AtomicWrite.write(file.bytes, to: target, named: name + "/" + file.path)
    }
  }

  /// The XLIFF files of a package, or of a folder that holds packages and XLIFF files, as names that start with `name`.
  static func exchangeFiles(in name: String, at path: String) -> FileListing {
    let home = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
    var listing = FolderWalk.listing(
      of: path, named: { home + $0.dropFirst(path.count) }, where: { InterchangeFormat(path: $0) == .xliff })
    listing.files = listing.files.filter { file in
      let folders = file.split(separator: "/").dropLast().map(String.init)
      if isPackage(name) { return folders == ["Localized Contents"] }
      return folders.isEmpty || folders.count == 2 && isPackage(folders[0]) && folders[1] == "Localized Contents"
    }.map { home + "/" + $0 }
    return listing
  }
}
