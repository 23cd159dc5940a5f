import Interchange
import Project
import ProjectTables

/// A project read from disk for export and import: its tables as they are, without its design system.
struct ExchangeFolder {
  let project: ExchangeProject
  /// Absolute path of the folder that names are relative to.
  let root: String
  /// The only language wanted, when PATH is an `.lproj` folder or a file in one.
  let onlyLocale: String?
  /// What could not be read; all else was.
  let unread: Unread

  /// - Throws: ``UsageError``, ``ConfigurationError`` or ``FileAccess/Failure`` when there is no project.
  init(_ path: String?, terminal: Terminal) throws {
    let place = try ProjectPlace(path.map { [$0] } ?? [], workingDirectory: terminal.workingDirectory)
    var configuration = Configuration()
    if let file = place.configurationFile {
      let name = place.name(of: file)
      configuration = try ConfigurationReader.configuration(
        path: name, bytes: try FileAccess.bytes(of: file, named: name))
    }
    var unread = Unread()
    func read(_ paths: [String]) -> [SourceFile] {
      paths.compactMap { path in
        do throws(FileAccess.Failure) {
          let name = place.nameInFolder(of: path)
          return SourceFile(path: name, bytes: try FileAccess.bytes(of: path, named: name))
        } catch {
          unread.append(path, error)
          return nil
        }
      }
    }
    let tables = try place.tableFiles(configuration.tables)
    let interfaces = FolderWalk.listing(
      of: place.folder, named: place.name, where: { ExchangeProject.isInterfaceFile($0) })
    unread.append(tables.unread)
    unread.append(interfaces.unread)
    project = ExchangeProject(
      files: read(tables.files),
      interfaces: read(interfaces.files.filter { $0.contains(".lproj/") }.map { place.folder + "/" + $0 }),
      developmentLanguage: configuration.developmentLanguage)
    root = place.folder
    onlyLocale = place.onlyLocale
    self.unread = unread
    if project.files.isEmpty {
      if let failure = unread.failures.first { throw failure }
      throw UsageError(
        "'\(place.description)' holds no string tables (.strings, .stringsdict, .xcstrings): give your app's folder"
      )
    }
  }

  /// What the project is called: its Xcode project where there is one, else its folder.
  var name: String {
    let names = (try? FileAccess.entries(of: root))?.sorted() ?? []
    let project = names.first { $0.hasSuffix(".xcodeproj") } ?? names.first { $0.hasSuffix(".xcworkspace") }
    return project ?? SystemPath.name(of: root)
  }
}
