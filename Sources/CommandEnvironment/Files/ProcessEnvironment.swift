import CFiles

/// What the system tells this process about itself and its user.
package enum ProcessEnvironment {
  /// The variables that the process has been started with; of two with one name the first.
  package static var variables: [String: String] {
    var variables: [String: String] = [:]
    var entry = cfiles_environment()
    while let text = entry?.pointee {
      let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, variables[String(parts[0])] == nil { variables[String(parts[0])] = String(parts[1]) }
      entry = entry?.advanced(by: 1)
    }
    return variables
  }

  /// The value of one variable; `nil` where it is not set.
  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Where PATH has a program; `nil` where none of its folders has it.
  package static func path(ofProgram name: String) -> String? {
    let folders = (variable("PATH") ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// The folder that the process works in; empty where it has been removed.
  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// How many processors the process may use.
  package static var processorCount: Int { Int(cfiles_processor_count()) }

  /// The folder of the user, without a slash at its end; `nil` where neither `HOME` nor the system's users name one.
  package static var homeFolder: String? {
    let folder = variable("HOME") ?? ""
    guard folder.isEmpty else { return SystemPath.withoutTrailingSlash(folder) }
    return getpwuid(getuid())?.pointee.pw_dir.map { SystemPath.withoutTrailingSlash(String(cString: $0)) }
  }

  /// The folders for temporary files, the wanted one first.
  package static var temporaryFolders: [String] {
    let folder = variable("TMPDIR") ?? ""
    return (folder.isEmpty ? [] : [folder]) + ["/tmp", "/var/tmp"]
  }
}
