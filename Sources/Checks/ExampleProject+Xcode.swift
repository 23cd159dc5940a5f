extension ExampleProject {
  /// The `project.pbxproj` of an app in English, whose only table is `Localizable.strings`.
  static let xcodeProject = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; developmentRegion = en; knownRegions = (en, Base); mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (V); sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; children = (E); name = Localizable.strings; sourceTree = "<group>"; };
      E = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = V; };
      R = { isa = PBXResourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (R); };
    }; rootObject = P; }

    """
}
