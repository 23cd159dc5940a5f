import DesignTokens

extension ThemeResolver {
  /// Reads a resolver whose token files lie on disk.
  ///
  /// - Parameter place: Where a file lies that the resolver names.
  package init(_ file: (path: String, bytes: [UInt8]), place: @escaping (String) -> String) {
    self.init(file) { (name) throws(FileAccess.Failure) in try FileAccess.bytes(of: place(name), named: name) }
  }

  /// Reads a resolver of a project, and its token files as an editor has them.
  init(_ file: (path: String, bytes: [UInt8]), of place: ProjectPlace) {
    self.init(file) { (name) throws(FileAccess.Failure) in try place.bytes(of: place.root + "/" + name) }
  }

  private init(
    _ file: (path: String, bytes: [UInt8]), reading bytes: @escaping (String) throws(FileAccess.Failure) -> [UInt8]
  ) {
    self.init(path: file.path, bytes: file.bytes) { name in
      do throws(FileAccess.Failure) {
        return .success(try bytes(name))
      } catch {
        return .failure(ThemeFileError(error.description))
      }
    }
  }
}
