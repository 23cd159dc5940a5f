import Strings

/// The texts of the screens, each key written once; those that depend on the session are the model's.
extension LocalizedText {
  static let language = LocalizedText("title.language")
  static let settings = LocalizedText("title.settings")
  static let startPractice = LocalizedText("button.start-practice")
  static let yourCues = LocalizedText("title.your-cues")
  /// Markdown, of the app's own table `About`.
  static let aboutRecordings = LocalizedText(StringKey("about.recordings", table: "About"))

  static let ofScreens = [language, settings, startPractice, yourCues, aboutRecordings]
}
