import AppKit

enum CueMenu {
  static func make() -> NSMenu {
    // Nobody sees the title of a menu, but of one in another.
    let menu = NSMenu(title: "Cues of today")
    menu.addItem(NSMenuItem(title: NSLocalizedString("home.start", comment: ""), action: nil, keyEquivalent: "s"))
    menu.addItem(withTitle: "Stop all cues", action: nil, keyEquivalent: "")  // expect: hardcoded-string
    return menu
  }

  static func warn() {
    let alert = NSAlert()
    alert.messageText = "The cue is lost"  // expect: hardcoded-string
    alert.informativeText = String(localized: "alert.message")
    alert.addButton(withTitle: "Never mind")  // expect: hardcoded-string
  }
}
