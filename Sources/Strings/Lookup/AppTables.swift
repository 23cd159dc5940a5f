#if canImport(Darwin)
  import Foundation
#elseif os(Windows)
  import CRT
  import WinSDK
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the program that runs keeps its texts, and whom it tells what is missing of them.
enum AppTables {
  /// The main bundle; on other systems than Apple's the folder of the program, or what SwiftPM puts beside it for the
  /// resources of its target.
  static var folder: TableFolder {
    #if canImport(Darwin)
      TableFolder(Bundle.main.resourceURL?.path ?? Bundle.main.bundlePath)
    #else
      folder(ofProgram: program)
    #endif
  }

  /// - Parameter path: The program's own file.
  static func folder(ofProgram path: String) -> TableFolder {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = TableFolder(parts.count > 1 ? parts.dropLast().joined(separator: "/") : ".")
    if let files = try? folder.files(areMapped: false), !files.isEmpty { return folder }
    let name = parts.last ?? ""
    let resources = FileStatus.names(in: folder.path)?.sorted().first { $0.hasSuffix("_\(name).resources") }
    return resources.map { TableFolder(folder.path + "/" + $0) } ?? folder
  }

  #if !canImport(Darwin)
    private static var program: String {
      #if os(Windows)
        var buffer = [WCHAR](repeating: 0, count: 32_768)
        let count = GetModuleFileNameW(nil, &buffer, DWORD(buffer.count))
        let path = String(decoding: buffer.prefix(Int(count)), as: UTF16.self)
        if count > 0 { return path.replacing("\\", with: "/") }
      #elseif os(Linux)
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = buffer.withUnsafeMutableBytes { bytes in
          readlink("/proc/self/exe", bytes.baseAddress!.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        if count > 0 { return String(decoding: buffer.prefix(count), as: UTF8.self) }
      #endif
      return CommandLine.arguments.first ?? ""
    }
  #endif

  /// What is told of issues: nothing, or a line on standard error where the launch arguments ask for that.
  static var report: @Sendable (LookupIssue) -> Void {
    guard LaunchArguments(CommandLine.arguments).showsMissingTexts else { return { _ in } }
    return { issue in
      // In one call, so that lines of threads do not mix; without what could control a terminal.
      var line = "Strings: \(issue)\n".unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
      line[line.count - 1] = "\n"
      var text = String(String.UnicodeScalarView(line))
      #if os(Windows)
        _ = text.withUTF8 { _write(2, $0.baseAddress, UInt32($0.count)) }
      #else
        _ = text.withUTF8 { write(2, $0.baseAddress, $0.count) }
      #endif
    }
  }
}
