/// A target of an Xcode project whose code and resources become a bundle.
package struct XcodeBundle: Sendable {
  package let name: String
  /// Whether it runs apart from the app that it comes with, whose tables it does not see: `Bundle.main` is its own.
  package let isExtension: Bool
  package let isApp: Bool
  /// Whether code of the app runs with it, whose `Bundle.main` it is not.
  package var isFramework = false
  /// Its files and, with all that is in them, its folders.
  package let members: Set<String>
  /// Files in these folders that it does not have.
  package let excluded: Set<String>

  package init(
    name: String, isExtension: Bool, isApp: Bool, isFramework: Bool = false, members: Set<String>, excluded: Set<String>
  ) {
    self.name = name
    self.isExtension = isExtension
    self.isApp = isApp
    self.isFramework = isFramework
    self.members = members
    self.excluded = excluded
  }

  package func holds(_ path: String) -> Bool {
    TargetMembers.holds(members, path) && !TargetMembers.holds(excluded, path)
  }
}
