import Shaping

/// The faces that a library can choose from, read file by file as they are asked for.
///
/// Three places are looked at in turn: the project's files; the system's files whose name is the family's, which needs
/// no list of what is installed; and what is installed, by the list. A file is opened once, and only to read its names.
struct FontCatalog {
  private let projectPaths: [String]
  private let listSystem: @Sendable () -> [String]
  private let listInstalled: @Sendable () -> [FontPlace]

  private var projectFaces: [FontDescriptor]?
  /// Paths by the family that the file's name tells.
  private var systemFiles: [String: [String]]?
  /// Paths by each name of their faces.
  private var installedFiles: [String: [String]]?
  private var files: [String: [FontDescriptor]] = [:]
  private(set) var problems: [FontProblem] = []

  init(
    projectPaths: [String], systemPaths: @escaping @Sendable () -> [String],
    installed: @escaping @Sendable () -> [FontPlace]
  ) {
    self.projectPaths = projectPaths
    listSystem = systemPaths
    listInstalled = installed
  }

  /// The families of the project's own files, sorted, each once.
  var projectFamilies: [String] {
    mutating get { Set(ownFaces().map(\.family)).sorted() }
  }

  /// Returns the face for a family and a weight; `nil` when no place has it.
  ///
  /// A family that the project has is taken from there, even if the system has more weights of it: an app has no other.
  mutating func match(_ family: String, weight: Double, collectionIndex: Int) -> FontMatch? {
    let key = FontFile.key(ofFamily: family)
    func match(in faces: [FontDescriptor]) -> FontMatch? {
      FontMatching.match(key, weight: weight, collectionIndex: collectionIndex, in: faces)
    }
    if let found = match(in: ownFaces()) { return found }
    let near = systemPaths(ofFamily: key)
    if let found = match(in: near.flatMap { faces(ofFile: $0) }), !found.hasOtherWeight { return found }
    let paths = Set(near).union(installedPaths(named: key)).sorted()
    return match(in: paths.flatMap { faces(ofFile: $0) })
  }

  private mutating func ownFaces() -> [FontDescriptor] {
    if let projectFaces { return projectFaces }
    let own = projectPaths.flatMap { faces(ofFile: $0) }
    projectFaces = own
    return own
  }

  private mutating func systemPaths(ofFamily key: String) -> [String] {
    if let systemFiles { return systemFiles[key] ?? [] }
    var files: [String: [String]] = [:]
    for path in listSystem() {
      guard let file = FontFile(path: path) else { continue }
      files[FontFile.key(ofFamily: file.family), default: []].append(path)
    }
    systemFiles = files
    return files[key] ?? []
  }

  private mutating func installedPaths(named key: String) -> [String] {
    if let installedFiles { return installedFiles[key] ?? [] }
    var files: [String: [String]] = [:]
    for place in listInstalled() {
      for key in Set(place.names.map(FontFile.key(ofFamily:))) where files[key]?.last != place.path {
        files[key, default: []].append(place.path)
      }
    }
    installedFiles = files
    return files[key] ?? []
  }

  private mutating func faces(ofFile path: String) -> [FontDescriptor] {
    if let known = files[path] { return known }
    var faces: [FontDescriptor] = []
    do throws(FontError) {
      faces = try FontDescriptor.faces(ofFile: path)
    } catch {
      let reason =
        switch error {
        case .unreadable: "it cannot be read"
        case .notAFont: "it holds no usable font"
        }
      problems.append(FontProblem(path: path, reason: reason))
    }
    files[path] = faces
    return faces
  }
}
