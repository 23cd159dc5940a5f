import Project
import ProjectTables
import Testing

@Suite("What of a project others have written")
struct VendoredFoldersTests {
  private let folders = VendoredFolders(submodules: ["Modules/Kit"])

  @Test(
    "bundles, those of package managers, and submodules",
    arguments: [
      ("App/Foo.framework/en.lproj/A.strings", "App/Foo.framework"),
      ("Foo.xcframework/ios-arm64/Foo.framework/en.lproj/A.strings", "Foo.xcframework"),
      ("Tools/Helper.app/Contents/Resources/en.lproj/A.strings", "Tools/Helper.app"),
      ("SourcePackages/checkouts/A/A.bundle/en.lproj/A.strings", "SourcePackages/checkouts/A/A.bundle"),
      ("vendor/A.bundle/en.lproj/A.strings", "vendor/A.bundle"),
      ("Modules/Kit/Sources/en.lproj/A.strings", "Modules/Kit"),
      ("App/Settings.bundle/en.lproj/Root.strings", nil), ("vendor/A/en.lproj/A.strings", nil),
      ("Modules/Kit2/en.lproj/A.strings", nil), ("Foo.framework", nil), ("en.lproj/A.strings", nil), ("", nil),
    ])
  func vendored(path: String, folder: String?) { #expect(folders.folder(of: path, below: "") == folder) }

  @Test(
    "what is named is read, with what lies in it",
    arguments: [
      ("App/Foo.framework/en.lproj/A.strings", "App/Foo.framework", nil),
      ("App/Foo.framework/en.lproj/A.strings", "App", "App/Foo.framework"),
      ("vendor/A.bundle/en.lproj/A.strings", "vendor", nil),
      ("Modules/Kit/B.framework/en.lproj/A.strings", "Modules/Kit", "Modules/Kit/B.framework"),
    ])
  func named(path: String, start: String, folder: String?) {
    #expect(folders.folder(of: path, below: start) == folder)
  }
}
