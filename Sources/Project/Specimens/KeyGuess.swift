/// The view of the system that a key's text most likely stands in, by the words of its key and comment, and by its
/// length: a guess, so that a preview shows something on the first day.
struct KeyGuess: Hashable {
  let component: String
  let slot: String

  /// Texts that are longer are sentences, which stand in no button, tab or title.
  private static let longest = 40
  /// Texts that are longer are paragraphs.
  private static let paragraph = 80

  private init(_ component: String, _ slot: String) {
    self.component = "System.\(component)"
    self.slot = slot
  }

  init(key: String, text: String, comment: String?) {
    // A key that is the text itself says no more than the text.
    let isName = !key.contains(" ") && key != text
    let words = Set((isName ? DeveloperScreen.words(of: key) : []) + DeveloperScreen.words(of: comment ?? ""))
    let isShort = text.count <= Self.longest && !text.contains("\n")
    if isShort, let guess = Self.guesses.first(where: { !$0.words.isDisjoint(with: words) }) {
      self.init(guess.component, guess.slot)
    } else if isShort, DeveloperScreen.words(of: text).count <= 3, Self.isAction(text) {
      self.init("button", "title")
    } else if text.count > Self.paragraph || !words.isDisjoint(with: Self.long) {
      self.init("sectionFooter", "text")
    } else {
      self.init("listRow", "title")
    }
  }

  /// The first that has one of the words.
  private static let guesses: [(words: Set<String>, component: String, slot: String)] = [
    (["button", "btn", "cta"], "button", "title"),
    (["alert", "dialog", "confirm"], "alert", "title"),
    (["tab", "tabbar"], "tabBar", "first"),
    (["placeholder", "prompt"], "textField", "prompt"),
    (["toggle", "switch", "checkbox"], "toggle", "label"),
    (["section", "header"], "sectionHeader", "title"),
    (["menu"], "menu", "title"),
    (["picker"], "menuPicker", "label"),
    (["title", "heading", "navigation", "nav", "screen"], "navigationTitle", "title"),
    (["action", "submit"], "button", "title"),
  ]

  /// What a text of more than a line is called.
  private static let long: Set = ["footer", "description", "explanation", "message", "body", "details", "paragraph"]

  /// Whether it begins with a word that names what a button does.
  private static func isAction(_ text: String) -> Bool {
    DeveloperScreen.words(of: text).first.map(actions.contains) ?? false
  }

  private static let actions: Set = [
    "add", "apply", "back", "buy", "cancel", "close", "confirm", "continue", "copy", "create", "delete", "discard",
    "dismiss", "done", "download", "edit", "log", "login", "logout", "next", "ok", "okay", "open", "refresh", "remove",
    "reset", "retry", "save", "search", "send", "share", "sign", "skip", "start", "stop", "submit", "try", "undo",
    "update", "upload",
  ]
}
