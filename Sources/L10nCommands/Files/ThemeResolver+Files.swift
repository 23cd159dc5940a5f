import DesignTokens

extension ThemeResolver {
  /// Reads a resolver whose token files lie on disk.
  ///
  /// - Parameter place: Where a file lies that the resolver names.
  init(_ file: (path: String, bytes: [UInt8]), place: @escaping (String) -> String) {
    self.init(path: file.path, bytes: file.bytes) { name in
      do throws(FileAccess.Failure) {
        return .success(try FileAccess.bytes(of: place(name), named: name))
      } catch {
        return .failure(ThemeFileError(error.description))
      }
    }
  }
}
