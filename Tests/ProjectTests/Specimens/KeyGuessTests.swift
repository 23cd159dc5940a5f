import Testing

@testable import Project

@Suite struct KeyGuessTests {
  @Test(arguments: [
    ("save.button", "Save", "", "System.button.title"),
    ("login_btn", "Sign in", "", "System.button.title"),
    ("SettingsTitle", "Settings", "", "System.navigationTitle.title"),
    ("tabHome", "Home", "", "System.tabBar.first"),
    ("x1", "Home", "Title of the first tab", "System.tabBar.first"),
    ("email.placeholder", "name@example.org", "", "System.textField.prompt"),
    ("delete.alert.title", "Delete it?", "", "System.alert.title"),
    ("notifications.toggle", "Notifications", "", "System.toggle.label"),
    ("account.section", "Account", "", "System.sectionHeader.title"),
    ("privacy.description", "We keep nothing.", "", "System.sectionFooter.text"),
    // What a text does, where nothing else says anything.
    ("Cancel", "Cancel", "", "System.button.title"),
    ("Send message", "Send message", "", "System.button.title"),
    (
      "Send me a message whenever somebody answers", "Send me a message whenever somebody answers", "",
      "System.listRow.title"
    ),
    ("count.items", "Items", "", "System.listRow.title"),
    // A key that is its text says nothing by its words: no title of a tab.
    ("Close tab", "Close tab", "", "System.button.title"),
  ])
  func wordsDecide(key: String, text: String, comment: String, place: String) {
    let guess = KeyGuess(key: key, text: text, comment: comment.isEmpty ? nil : comment)
    #expect("\(guess.component).\(guess.slot)" == place)
  }

  @Test func longTextsAreParagraphs() {
    let text = String(repeating: "many words ", count: 12)
    #expect(KeyGuess(key: "save.button", text: text, comment: nil).component == "System.sectionFooter")
  }
}
