import Messages
import SourceText
import Testing

@testable import CodeGeneration

@Suite("Names of parameters")
struct ParameterNameTests {
  private func names(_ source: AccessorSource) -> [String] {
    var problem: String?
    return ParameterList(of: source, runtime: .strings, problem: &problem)?.parameters.map(\.name) ?? []
  }

  private func located(_ text: String) -> LocatedText { LocatedText(text, range: ByteRange(0, 0)) }

  private func plural(_ forms: [(String, String)]) -> Message.Variant {
    .plural(forms.map { Message.Variant.Case(selector: located($0.0), variant: .text(located($0.1))) })
  }

  @Test(
    "a placeholder's own name comes first, then the comment, the words of the text, the key",
    arguments: [
      ("a.count", "%(files)lld items", "%lld is the number of documents.", ["files"]),
      ("a.count", "%lld items", "%lld is the number of documents.", ["documents"]),
      ("a.count", "%lld items", "", ["items"]), ("a.count", "%lld", "", ["count"]), ("a", "%lld", "", ["value"]),
      ("a.count", "%(arg1)lld items", "", ["items"]), ("a", "%(arg1)lld", "", ["arg1"]),
      ("a", "%(in)lld and %(self)@", "", ["inValue", "selfValue"]),
    ])
  func order(key: String, text: String, comment: String, expected: [String]) {
    #expect(names(AccessorSource(key: key, text: text, comment: comment)) == expected)
  }

  @Test(
    "a number is what it counts or numbers",
    arguments: [
      ("%lld files", "files"), ("Found %d matches in it.", "matches"), ("%d selected files?", "files"),
      ("%ld item(s) left", "items"), ("%d other people", "people"), ("%lld audio files", "files"),
      ("Page %d", "page"), ("Show #%d, episode %d", nil), ("%d%% done", "percent"), ("%.1f %%", "percent"),
      ("%d unread", nil), ("%d day streaks", nil), ("%d of the files", nil), ("%d needs it", nil),
      ("%d was across", nil), ("%d MB of memory", nil), ("%d-page files", nil), ("%dfiles", nil),
      ("%d left until doses", nil), ("%d, files", nil), ("%d bus", nil), ("%@ invites", nil),
    ])
  func numbers(text: String, name: String?) {
    #expect(
      names(AccessorSource(key: "k", text: text)).first == name ?? (text.contains("episode") ? "value1" : "value"))
  }

  @Test(
    "a text is the noun that it stands beside",
    arguments: [
      ("Delete the theme “%@”?", "theme"), ("The combination '%@' is taken.", "combination"), ("Email: %@", "email"),
      ("App version: %@", "version"), ("Version %@", "version"), ("Opens the file %@.", "file"),
      ("Reveal “%@”", nil), ("Could not find the following “%@”", nil), ("the missing “%@”", nil), ("Hi %@", nil),
      ("Error trying to restore drives: %@", nil), ("See email. %@", nil), ("the %@ file", nil), ("Send file %@", nil),
    ])
  func texts(text: String, name: String?) {
    #expect(names(AccessorSource(key: "k", text: text)) == [name ?? "value"])
  }

  @Test("words of other languages than English say nothing")
  func otherLanguages() {
    var source = AccessorSource(key: "k", text: "%lld dans la version %@")
    source.isEnglish = false
    #expect(names(source) == ["value1", "value2"])
  }

  @Test("two arguments that would have one name have none")
  func shared() {
    #expect(names(AccessorSource(key: "k", text: "%d files of %d files")) == ["value1", "value2"])
    #expect(names(AccessorSource(key: "k", text: "%d files in %d folders")) == ["files", "folders"])
    #expect(names(AccessorSource(key: "k", text: "100% of %d files")) == ["value1", "files"])
  }

  @Test(
    "a key names its only number, its only text, or all arguments in braces",
    arguments: [
      ("inbox.unread.count", "%d new", ["count"]), ("timer_minutes %lld", "%lld min", ["minutes"]),
      ("greeting.userName", "Hi %@", ["name"]), ("both.count", "%d and %d", ["value1", "value2"]),
      ("files.count", "%2$@: %1$d", ["count", "value2"]), ("count", "%d", ["value"]), ("alert.title", "%@!", ["value"]),
      ("the count", "%d", ["value"]), ("{done} of {total}", "%1$d of %2$d", ["done", "total"]),
      ("{done} of all", "%1$d of %2$d", ["value1", "value2"]),
    ])
  func keys(key: String, text: String, expected: [String]) {
    #expect(names(AccessorSource(key: key, text: text)) == expected)
  }

  @Test("a plural has the noun of 'other', else its number is the count")
  func plurals() {
    func named(_ forms: [(String, String)]) -> [String] {
      names(AccessorSource(table: "L", key: "k", message: Message(format: plural(forms)), place: "L:1:1"))
    }
    #expect(named([("one", "%lld file needs it"), ("other", "%lld files need it")]) == ["files"])
    #expect(named([("one", "%lld left"), ("other", "%lld left")]) == ["count"])
    #expect(named([("one", "One left in %2$@"), ("other", "%1$lld left in %2$@")]) == ["count", "value2"])
  }

  @Test("a variable names its argument, unless its name says nothing")
  func variables() {
    func named(_ name: String, _ form: String) -> [String] {
      let message = Message(
        format: .text(located("%#@\(name)@ in %2$@")),
        substitutions: [
          .init(name: located(name), argumentNumber: 1, specifier: located("lld"), variant: plural([("other", form)]))
        ])
      return names(AccessorSource(table: "L", key: "k", message: message, place: "L:1:1"))
    }
    #expect(named("total_files", "%arg files") == ["totalFiles", "value2"])
    #expect(named("variable", "%arg files") == ["files", "value2"])
    #expect(named("value", "%arg left") == ["count", "value2"])
  }

  @Test(
    "comments define arguments in the forms that developers use",
    arguments: [
      (
        "%1$@ of %2$@",
        "'%1$@' is a placeholder for the current step. '%2$@' is a placeholder for the total number of steps.",
        ["currentStep", "totalSteps"]
      ),
      (
        "%1$@ %2$@", "%1$@ is a placeholder for the number of podcasts and %2$@ for the number of episodes.",
        ["podcasts", "episodes"]
      ),
      (
        "%@", "is a placeholder for the time saved using the feature: %@ is a placeholder for the time saved using it",
        ["time"]
      ),
      ("%1$@ %2$@", "Format (1: App name)(2: localized price)", ["appName", "price"]),
      ("%@", "Warning (1: suspendThreshold)", ["suspendThreshold"]), ("%@", "Format (1: Glucose & Trend)", ["value"]),
      ("%@", "print header (%@ is date)", ["date"]), ("%@", "%@ is online", ["value"]),
      ("%1$@ %2$@", "The first placeholder is the link, the second place holder is the policy.", ["link", "policy"]),
      ("%1$@ %2$@", "first string is website title, second is address", ["websiteTitle", "address"]),
      ("%@", "The argument is the user's e-mail address.", ["userEmailAddress"]),
      ("%@", "Where parameter is expiration date.", ["expirationDate"]),
      ("%@ %@", "The argument is the city.", ["value1", "value2"]),
      ("%@, %@", "Format: \"<Name>, <Presence>\". Example: \"Kat, Available\"", ["name", "presence"]),
      ("%@", "'%@' is a placeholder for the date the user joined", ["date"]),
    ])
  func comments(text: String, comment: String, expected: [String]) {
    #expect(names(AccessorSource(key: "k", text: text, comment: comment)) == expected)
  }
}
