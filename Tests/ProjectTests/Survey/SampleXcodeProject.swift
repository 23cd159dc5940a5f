/// A small Xcode project: an app with tables of two ways and a synchronized folder, a framework's file that is given to
/// it by an exception, and tests.
enum SampleXcodeProject {
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = { isa = PBXProject; developmentRegion = de; knownRegions = ( de, Base, English, "pt-BR", ); mainGroup = G;
          projectDirPath = ""; targets = ( APP, TEST, ); packageReferences = ( PKG, ); };
        PKG = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        USE = { isa = XCSwiftPackageProductDependency; productName = Tools; };
        G = { isa = PBXGroup; children = ( APPGROUP, SYNC, SHARED, TESTS, G, ); sourceTree = "<group>"; };
        APPGROUP = { isa = PBXGroup; children = ( MAIN, VARIANTS, OLD, SDK, ); path = App; sourceTree = "<group>"; };
        MAIN = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        OLD = { isa = PBXFileReference; path = Old/Unused.swift; sourceTree = "<group>"; };
        SDK = { isa = PBXFileReference; path = UIKit.framework; sourceTree = SDKROOT; };
        VARIANTS = { isa = PBXVariantGroup; children = ( DE, EN, ); name = Localizable.strings; sourceTree =
          "<group>"; };
        DE = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        EN = { isa = PBXFileReference; name = English; path = English.lproj/localizable.strings; sourceTree =
          "<group>"; };
        SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        SHARED = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( EX, ); path = Shared; sourceTree =
          SOURCE_ROOT; };
        EX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Names.swift, ); target
          = APP; };
        TESTS = { isa = PBXFileSystemSynchronizedRootGroup; path = Checks; sourceTree = "<group>"; };
        APP = { isa = PBXNativeTarget; buildPhases = ( PHASE, ); fileSystemSynchronizedGroups = ( SYNC, );
          productType = "com.apple.product-type.application"; };
        TEST = { isa = PBXNativeTarget; fileSystemSynchronizedGroups = ( TESTS, );
          productType = "com.apple.product-type.bundle.unit-test"; };
        PHASE = { isa = PBXResourcesBuildPhase; files = ( B1, B2, B3, ); };
        B1 = { isa = PBXBuildFile; fileRef = MAIN; };
        B2 = { isa = PBXBuildFile; fileRef = VARIANTS; };
        B3 = { isa = PBXBuildFile; fileRef = SDK; };
      };
      rootObject = P;
    }
    """
}
