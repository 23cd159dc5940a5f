import Foundation
import Project
import SourceFacts

/// Reads what the Xcode projects and packages around code say of their apps.
struct AppReader {
  private let place: ProjectPlace

  init(_ place: ProjectPlace) { self.place = place }

  /// The apps of the projects that lie in the folders of the code, or around them within the root.
  func apps(near files: [ScannedFile]) -> ProjectApps {
    let folders = folders(around: files)
    return apps(of: folders.flatMap(projects), folders.compactMap(package))
  }

  func apps(of projects: [XcodeProject], _ packages: [SwiftPackage]) -> ProjectApps {
    ProjectApps(projects, packages) { try? FileAccess.bytes(of: place.path(ofConfigured: $0), named: $0) }
  }

  /// Relative to the root, which is the empty one, sorted.
  private func folders(around files: [ScannedFile]) -> [String] {
    var folders: Set<String> = [""]
    for file in files {
      var folder = (file.path as NSString).deletingLastPathComponent
      while !folder.isEmpty, !folder.hasPrefix(".."), !folder.hasPrefix("/"), folders.insert(folder).inserted {
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    return folders.sorted()
  }

  private func package(in folder: String) -> SwiftPackage? {
    let file = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
    let path = place.path(ofConfigured: file)
    guard FileManager.default.fileExists(atPath: path), let bytes = try? FileAccess.bytes(of: path, named: file) else {
      return nil
    }
    return SwiftPackage(folder: folder, manifest: String(decoding: bytes, as: UTF8.self))
  }

  private func projects(in folder: String) -> [XcodeProject] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path(ofConfigured: folder))) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.sorted().compactMap { name in
      let path = folder.isEmpty ? name : folder + "/" + name
      let file = path + "/project.pbxproj"
      return (try? FileAccess.bytes(of: place.path(ofConfigured: file), named: file)).flatMap {
        XcodeProject(path: path, bytes: $0)
      }
    }
  }
}
