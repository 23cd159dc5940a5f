import Foundation
import Interchange
import Project

/// A project read from disk for export and import: its tables as they are, without its design system.
struct ExchangeFolder {
  let project: ExchangeProject
  /// Absolute path of the folder that names are relative to.
  let root: String
  /// The only language wanted, when PATH is an `.lproj` folder or a file in one.
  let onlyLocale: String?
  /// Files that could not be read; the others were.
  let failures: [FileAccess.Failure]

  /// - Throws: ``UsageError``, ``ConfigurationError`` or ``FileAccess/Failure`` when there is no project.
  init(_ path: String?, terminal: Terminal) throws {
    let place = try ProjectPlace(path.map { [$0] } ?? [], workingDirectory: terminal.workingDirectory)
    var configuration = Configuration()
    if let file = place.configurationFile {
      let name = place.name(of: file)
      configuration = try ConfigurationReader.configuration(
        path: name, bytes: try FileAccess.bytes(of: file, named: name))
    }
    var failures: [FileAccess.Failure] = []
    func read(_ paths: [String]) -> [SourceFile] {
      paths.compactMap { path in
        do throws(FileAccess.Failure) {
          let name = place.name(of: path)
          return SourceFile(path: name, bytes: try FileAccess.bytes(of: path, named: name))
        } catch {
          failures.append(error)
          return nil
        }
      }
    }
    let interfaces = FolderWalk.files(below: place.root) { name in
      ExchangeProject.isInterfaceFile(name)
    }
    project = ExchangeProject(
      files: read(try place.tableFiles(configuration)),
      interfaces: read(interfaces.filter { $0.contains(".lproj/") }.map { place.root + "/" + $0 }),
      developmentLanguage: configuration.developmentLanguage)
    root = place.root
    onlyLocale = place.onlyLocale
    self.failures = failures
    if project.files.isEmpty {
      if let failure = failures.first { throw failure }
      throw UsageError(
        "'\(place.description)' holds no string tables (.strings, .stringsdict, .xcstrings): give your app's folder"
      )
    }
  }

  /// What the project is called: its Xcode project where there is one, else its folder.
  var name: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root))?.sorted() ?? []
    let project = names.first { $0.hasSuffix(".xcodeproj") } ?? names.first { $0.hasSuffix(".xcworkspace") }
    return project ?? (root as NSString).lastPathComponent
  }

  /// Whether a file of that path, once its links are followed, lies in the project.
  func contains(_ path: String) -> Bool {
    guard let outer = FileAccess.realPath(root) else { return false }
    var folder = ((root + "/" + path) as NSString).deletingLastPathComponent
    while FileAccess.kind(of: folder) == nil, folder.utf8.count > root.utf8.count {
      folder = (folder as NSString).deletingLastPathComponent
    }
    guard let inner = FileAccess.realPath(folder) else { return false }
    return inner == outer || inner.hasPrefix(outer == "/" ? "/" : outer + "/")
  }
}
