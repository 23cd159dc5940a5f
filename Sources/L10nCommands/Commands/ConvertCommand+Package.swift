import Interchange
import StringFormats
import XLIFF

/// Localization catalogs as the output of a conversion.
extension ConvertCommand {
  /// Writes converted XLIFF as the folder that Xcode exchanges.
  func writePackage(_ xliff: String, to output: String, _ terminal: Terminal) throws {
    let document = StringDocument(parsing: Array(xliff.utf8), format: .xliff)
    let name = output.hasSuffix("/") ? String(output.dropLast()) : output
    let source = document.sourceLanguage ?? "en"
    let package = LocalizationPackage(
      xliff: xliff, language: document.targetLanguage ?? source, developmentRegion: source,
      projectName: SystemPath.stem(of: name),
      toolVersion: ProgramVersion.number)
    try PackageFolder.write(package, to: terminal.path(name), named: name)
  }
}
