import Project

/// The keys of an Info.plist that say what a permission is for. Source: Apple, “Information Property List”.
enum PermissionKey {
  /// What newer systems show in place of a permission's text, where an app has both.
  static let newer = [
    "NSCalendarsUsageDescription": "NSCalendarsFullAccessUsageDescription",
    "NSRemindersUsageDescription": "NSRemindersFullAccessUsageDescription",
    "NSLocationAlwaysUsageDescription": "NSLocationAlwaysAndWhenInUseUsageDescription",
  ]

  /// What has the system ask for a permission, where that has few names.
  static let askingTypes: [String: Set<String>] = [
    "NSAppleEventsUsageDescription": [
      "NSAppleScript", "NSUserAppleScriptTask", "NSUserScriptTask", "OSAScript", "SBApplication",
      "NSAppleEventDescriptor", "AESendMessage", "AEDeterminePermissionToAutomateTarget", "osascript",
    ],
    "NSContactsUsageDescription": ["CNContactStore"],
    "NSPhotoLibraryUsageDescription": [
      "PHPhotoLibrary", "PHAsset", "PHImageManager", "PHCachingImageManager", "ALAssetsLibrary",
    ],
    "NSMotionUsageDescription": [
      "CMMotionActivityManager", "CMPedometer", "CMAltimeter", "CMSensorRecorder", "CMHeadphoneMotionManager",
    ],
    "NSHealthShareUsageDescription": ["HKHealthStore"], "NSHealthUpdateUsageDescription": ["HKHealthStore"],
    "NSSpeechRecognitionUsageDescription": ["SFSpeechRecognizer"],
  ]
}

extension Report {
  /// Whether newer systems show another text in place of a permission's, which the same file has.
  func isReplaced(_ unit: Unit) -> Bool {
    guard let newer = PermissionKey.newer[unit.key] else { return false }
    return project.groups.contains {
      $0.name == unit.table && $0.tables[unit.locale]?[newer]?.document == unit.translation.document
    }
  }
}
