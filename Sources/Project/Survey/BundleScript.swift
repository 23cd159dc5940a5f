/// A script that puts the app of a package together, as SwiftPM makes none.
package enum BundleScript {
  /// Where such scripts lie, from the package's folder.
  package static let folders = [
    "", "scripts", "Scripts", "script", "bin", "build", "tools", "Tools", "packaging", "Packaging", ".github/workflows",
  ]

  private static let names: Set<String> = ["makefile", "gnumakefile", "justfile"]
  private static let endings = [".sh", ".bash", ".zsh", ".command", ".py", ".rb", ".yml", ".yaml", ".mk"]

  /// Whether a file may be one, by its name.
  package static func mayBe(_ name: String) -> Bool {
    let small = name.lowercased()
    return names.contains(small) || endings.contains(where: small.hasSuffix)
  }

  private static let copies = ["cp ", "rsync ", "ditto ", "shutil.copy", "FileUtils.cp"]

  /// Whether it copies the folders of languages, or makes them of catalogs, as into the app's own bundle, where code
  /// that names none looks.
  ///
  /// - Complexity: O(*n*) in the letters.
  package static func copiesTables(_ text: String) -> Bool {
    text.contains("xcstringstool compile")
      || text.split(whereSeparator: \.isNewline).contains { line in
        copies.contains { line.contains($0) } && line.lowercased().contains("lproj")
      }
  }
}
