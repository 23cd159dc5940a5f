import PositionedJSON
import StringFormats

/// A localization catalog (`.xcloc`): the folder that Xcode gives to translators.
package struct LocalizationPackage: Sendable {
  /// One file of the folder, with its path in it.
  package struct File: Sendable {
    package let path: String
    package let bytes: [UInt8]
  }

  package internal(set) var files: [File]
  /// Folders that are there even when they hold nothing.
  package let folders = ["Notes", "Source Contents"]

  /// The package of an export: its XLIFF and copies of the source files.
  ///
  /// - Parameters:
  ///   - projectName: What the package names as its project, as in “App.xcodeproj”.
  ///   - toolVersion: The version of the program that writes it.
  package init(_ export: LocalizationExport, developmentRegion: String, projectName: String, toolVersion: String) {
    self.init(
      xliff: export.text, language: export.language, developmentRegion: developmentRegion, projectName: projectName,
      toolVersion: toolVersion, sources: export.sources)
  }

  /// The package of a converted XLIFF file.
  package init(
    xliff: String, language: String, developmentRegion: String, projectName: String, toolVersion: String,
    sources: [SourceFile] = []
  ) {
    let contents = JSONOutput.object {
      $0["developmentRegion"] = .string(developmentRegion)
      $0["project"] = .string(projectName)
      $0["targetLocale"] = .string(language)
      $0["toolInfo"] = .object {
        $0["toolBuildNumber"] = .string(toolVersion)
        $0["toolID"] = .string("l10n")
        $0["toolName"] = .string("l10n")
        $0["toolVersion"] = .string(toolVersion)
      }
      $0["version"] = .string("1.0")
    }
    files =
      [
        File(path: "contents.json", bytes: Array(contents.text(.xcode).utf8)),
        File(path: "Localized Contents/\(language).xliff", bytes: Array(xliff.utf8)),
      ] + sources.map { File(path: "Source Contents/" + $0.path, bytes: $0.bytes) }
  }
}
