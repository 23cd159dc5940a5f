import Project
import Testing

@Suite struct DeveloperScreenTests {
  @Test(arguments: [
    ("App/DebugMenu/Log.swift", true), ("ENA/Developer Menu/DMLogs.swift", true),
    ("App/ConfigurationDebugView.swift", true),
    ("App/DeveloperOptionsScreen.swift", true), ("App/AboutDeveloperView.swift", false), ("App/Screen.swift", false),
    ("Developer/Menu.swift", true), ("App/Debugable.swift", false), ("App/MPVDebugOverlay.swift", true),
    ("App/InternalSettings/Telemetry.swift", true),
    ("Internal/Screen.swift", false),
  ])
  func `names of files`(path: String, isOne: Bool) { #expect(DeveloperScreen.isOne(path) == isOne) }
}
