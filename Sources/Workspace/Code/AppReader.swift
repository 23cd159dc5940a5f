import Project
import ProjectTables
import SourceFacts

/// Reads what the Xcode projects and packages around code say of their apps.
package struct AppReader {
  private let place: ProjectPlace

  package init(_ place: ProjectPlace) { self.place = place }

  /// The apps of the projects that lie in the folders of the code, or around them within the root.
  package func apps(near files: [ScannedFile]) -> ProjectApps {
    let folders = folders(around: files.map(\.path))
    return apps(of: folders.flatMap(projects), folders.compactMap(package), folders.flatMap(manifests))
  }

  /// The apps of the projects that a survey has found.
  package func apps(of survey: ProjectSurvey) -> ProjectApps {
    apps(of: survey.projects, survey.packages, survey.manifests)
  }

  /// What of some tables the projects of a survey do not list; nothing where a script copies tables.
  package func unlisted(_ tables: [String], of survey: ProjectSurvey) -> UnlistedTables {
    let unlisted = survey.unlisted(tables)
    return unlisted.isEmpty || copiesTables ? UnlistedTables() : unlisted
  }

  private func apps(
    of projects: [XcodeProject], _ packages: [SwiftPackage], _ manifests: [ProjectManifest]
  ) -> ProjectApps {
    ProjectApps(projects, packages, manifests, copiesTables: copiesTables, bytes: bytes) { path in
      FileAccess.kind(of: place.path(ofConfigured: path)) != nil
    }
  }

  /// Whether a script of the project copies tables.
  private var copiesTables: Bool {
    BundleScript.folders.contains { folder in
      let names = (try? FileAccess.entries(of: place.path(ofConfigured: folder))) ?? []
      return names.filter(BundleScript.mayBe).contains { name in
        text(of: name, in: folder).map { BundleScript.copiesTables($0.text) } ?? false
      }
    }
  }

  private func bytes(of file: String) -> [UInt8]? {
    try? FileAccess.bytes(of: place.path(ofConfigured: file), named: file)
  }

  /// Relative to the root, which is the empty one, sorted.
  private func folders(around files: [String]) -> [String] {
    var folders: Set<String> = [""]
    for file in files {
      var folder = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
      while !folder.isEmpty, !folder.hasPrefix(".."), folders.insert(String(folder)).inserted {
        folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
      }
    }
    return folders.sorted()
  }

  private func package(in folder: String) -> SwiftPackage? {
    text(of: "Package.swift", in: folder).map { SwiftPackage(folder: folder, manifest: $0.text) }
  }

  private func manifests(in folder: String) -> [ProjectManifest] {
    ProjectManifest.names.compactMap { name in
      text(of: name, in: folder).flatMap { ProjectManifest(path: $0.path, text: $0.text) }
    }
  }

  private func text(of name: String, in folder: String) -> (path: String, text: String)? {
    let path = folder.isEmpty ? name : folder + "/" + name
    guard FileAccess.kind(of: place.path(ofConfigured: path)) != nil else { return nil }
    return bytes(of: path).map { (path, String(decoding: $0, as: UTF8.self)) }
  }

  private func projects(in folder: String) -> [XcodeProject] {
    let names = (try? FileAccess.entries(of: place.path(ofConfigured: folder))) ?? []
    return names.filter { $0.hasSuffix(".xcodeproj") }.sorted().compactMap { name in
      let path = folder.isEmpty ? name : folder + "/" + name
      return bytes(of: path + "/project.pbxproj").flatMap { XcodeProject(path: path, bytes: $0) }
    }
  }
}
