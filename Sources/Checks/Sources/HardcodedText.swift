import Project
import SourceFacts
import SourceText

/// A literal of code that users see and that no table has.
struct HardcodedText {
  let text: String
  let file: Int
  let range: ByteRange
  /// Of a literal that a view would look up.
  var table: String?
  var key: String?
  /// Whether users may never meet it: it describes an error, stands in for another text, is for testers.
  let isRare: Bool
  /// As it begins a message.
  let statement: String
  let advice: String

  private static let ofErrors: Set<String> = ["errorDescription", "failureReason", "recoverySuggestion"]

  private init(_ use: KeyUse, inFile file: Int) {
    text = use.key.description
    (self.file, range, table, key) = (file, use.range, use.table, text)
    isRare = use.isRare
    statement = "'\(text)' is hard-coded, and no table has it"
    advice =
      table == KeyUse.phrasesTable ? "add it to the table '\(KeyUse.phrasesTable)'" : "add it"
  }

  /// - Parameter isKey: Whether it is a key of a table, spelled as no text is.
  private init(_ shown: ShownText, inFile file: Int, example: String, isKey: Bool) {
    text = shown.text.description
    (self.file, range) = (file, shown.range)
    // The title of a `userActivity` is seen where the system suggests it.
    isRare =
      !isKey
      && (shown.isRare || text.contains("©") || Self.ofErrors.contains(shown.function)
        || shown.function.lowercased().hasSuffix("activity.title") || text.contains("TestFlight")
        // A word that begins small is mostly the name of something, as that of a segment with a picture.
        || text.utf8.allSatisfy { (0x61...0x7A).contains($0) })
    statement =
      isKey ? "\(shown.function) shows the key '\(text)' itself" : "\(shown.function) shows '\(text)' in every language"
    advice = "look it up, as in \(example)"
  }

  /// Whether it is one word of Latin letters, which may be a name that all languages keep: “Box”, “Regex”.
  var mayBeName: Bool {
    text.split(whereSeparator: \.isWhitespace).count == 1
      && text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isAlphabetic && $0.value < 0x250 }
  }

  /// Whether it is the name of a case, as `SQLiteError.full`, says what a function gives, as `open() -> nil`, or names
  /// a part of the code as developers do: “`DataTask` is in use”.
  private static func isForLog(_ text: String) -> Bool {
    if KeySpelling(text) == .dotted || ["() -> ", "()->", "`"].contains(where: text.contains) { return true }
    // “State in tryRestoreAccount”: names as “iPhone” have one capital letter.
    return text.split(whereSeparator: \.isWhitespace).contains { word in
      KeySpelling(String(word)) == .camelCased && word.count(where: \.isUppercase) > 1
    }
  }

  /// Whether it stands for what is not there yet: `<empty>`.
  private static func isBlank(_ text: String) -> Bool {
    text.hasPrefix("<") && text.hasSuffix(">") && text.allSatisfy { $0.isLetter || " <>".contains($0) }
  }

  /// Whether it is a name with points in what is called after an address: `serverURL.text = "open.example.chat"`.
  private static func isAddress(_ shown: ShownText) -> Bool {
    let name = shown.function.lowercased()
    return KeySpelling(shown.text.description) == .dotted
      && ["url", "host", "server", "domain"].contains(where: name.contains)
  }

  /// Whether what is given a text is a type of the project or of others, which may look it up where it shows it.
  private static func mayBeKey(_ function: String) -> Bool {
    let name = function.prefix { $0 != "(" }
    // As “Row” and “Row.Model”, but no method.
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.first?.isUppercase ?? false }) else { return false }
    return !["UI", "NS"].contains(where: name.hasPrefix) && !ofSystem.contains(name)
  }

  /// Views of the system, whose literals are keys, so that what is shown there is a string.
  private static let ofSystem: Set<Substring> = [
    "Text", "Label", "Button", "Toggle", "Section", "Picker", "Link", "Menu", "TextField", "SecureField", "Alert",
    "NavigationLink", "LabeledContent", "DisclosureGroup", "GroupBox", "Stepper", "ProgressView", "ShareLink",
    "ContentUnavailableView", "Tab", "DatePicker", "ColorPicker", "Slider", "Gauge",
  ]

  /// Those of all files but the screens of developers.
  static func all(in index: SourceIndex, allowed: Set<String>) -> [HardcodedText] {
    var texts: [HardcodedText] = []
    let habit = LookupHabit(index)
    for (number, file) in index.files.enumerated() where !DeveloperScreen.isOne(file.path) {
      for (use, resolution) in zip(file.facts.uses, index.resolutions[number])
      where resolution == .hardCoded && !use.isInPreview && use.key.hasWords && !index.isDead(use.range, inFile: number)
      {
        texts.append(HardcodedText(use, inFile: number))
      }
      for shown in file.facts.texts
      where !shown.isInPreview && shown.text.hasWords && !index.apps.isName(shown.text)
        && !index.isDead(shown.range, inFile: number)
      {
        let isKey = shown.text.key.map(index.isName) ?? false
        if !isKey, ofErrors.contains(shown.function), isForLog(shown.text.description) { continue }
        if isBlank(shown.text.description) || isAddress(shown) { continue }
        // A view may take it for a key, as `Text(model.title ?? "error.title")` does where the title is one.
        if isKey, shown.isRare, !ofErrors.contains(shown.function) { continue }
        if mayBeKey(shown.function), shown.text.key.map(index.hasKey) ?? false { continue }
        texts.append(HardcodedText(shown, inFile: number, example: habit.example(inFile: file.path), isKey: isKey))
      }
    }
    return texts.filter { text in
      !allowed.contains(text.text) && !DeveloperScreen.isOne(text.text)
        && !IntentComment.keeps(text.range, in: index.files[text.file])
    }
  }
}
