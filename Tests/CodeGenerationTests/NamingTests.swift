import Testing

@testable import CodeGeneration

@Suite("Names of accessors")
struct NamingTests {
  @Test(
    "the words of a key become one name",
    arguments: [
      ("start-practice", "startPractice"), ("HEADER_TITLE", "headerTitle"), ("signOutURL", "signOutURL"),
      ("URL_name", "urlName"), ("[IBSC_COCOATOUCH_MODE]-name", "ibscCocoatouchModeName"), ("iOS version", "iOSVersion"),
      ("2fa.code", "_2faCode"), ("Don't do that", "dontDoThat"), ("step2Title", "step2Title"),
      ("Настройки экрана", "настройкиЭкрана"), ("设置", "设置"), ("👍", "thumbsUpSign"), ("OK 👍", "ok"),
      ("%lld cues", "cues"),
      ("%@ (%@)", "textTextInBrackets"), ("…", "ellipsis"), ("100% of it", "_100OfIt"),
      ("e\u{301}te\u{301}", "e\u{301}te\u{301}"),
      ("\u{301}x", "x"), ("a\u{202E}b", "aB"), ("init", "init_"), ("Self", "self_"), ("strings", "strings_"),
      ("", "empty"),
      (
        "Are you sure you want to delete this recording? It cannot be undone.",
        "areYouSureYouWantToDeleteThisRecordingIt"
      ),
    ])
  func names(key: String, name: String) {
    #expect(NamedAccessor.memberName(key) == name)
  }

  @Test(
    "a dot or a slash leads into a namespace",
    arguments: [
      ("card.cues.title", ["card", "cues"], "title"), ("settings/title", ["settings"], "title"), ("N/A", [], "N/A"),
      ("a..b.", ["a"], "b"), ("...", [], "..."), ("Wait. Then go.", [], "Wait. Then go."), ("", [], ""),
      ("a.b.c.d.e.f.g.h.i", ["a", "b", "c", "d", "e", "f"], "g h i"),
    ])
  func paths(key: String, namespaces: [String], leaf: String) {
    let path = KeyPath(key)
    #expect(path.namespaces == namespaces)
    #expect(path.leaf == leaf)
  }

  /// Key to the calls that lead to it, joined by dots.
  private func calls(_ keys: [String], notes: inout [String]) -> [String: String] {
    let sources = keys.enumerated().map { AccessorSource(key: $1, text: "x", line: $0 + 1) }
    let tree = Namespace.tree(of: sources, rootTable: "Localizable", notes: &notes)
    var calls: [String: String] = [:]
    func visit(_ namespace: Namespace, _ path: [String]) {
      for accessor in namespace.accessors {
        calls[accessor.source.key] = (path + [accessor.name]).joined(separator: ".")
      }
      for inner in namespace.namespaces { visit(inner, path + [inner.member]) }
    }
    visit(tree, [])
    return calls
  }

  @Test("keys that would share a name are told apart by what differs, whatever the order", arguments: [false, true])
  func collisions(reversed: Bool) {
    var notes: [String] = []
    let keys = [
      "Cancel", "Cancel…", "Show Desktop", "Show desktop", "a-b", "a_b", "title", "title.hint", "title.text",
      "The first forty characters of these two texts are the same",
      "The first forty characters of these two texts are not",
    ]
    let calls = calls(reversed ? keys.reversed() : keys, notes: &notes)
    #expect(
      calls == [
        "Cancel": "cancel", "Cancel…": "cancelEllipsis", "Show Desktop": "showDesktop_1706a594",
        "Show desktop": "showDesktop_e3e360f4", "a-b": "aHyphenB", "a_b": "aUnderscoreB", "title": "title.titleText",
        "title.hint": "title.hint", "title.text": "title.text",
        "The first forty characters of these two texts are the same":
          "theFirstFortyCharactersOfTheseTwoTextsAreTheSame",
        "The first forty characters of these two texts are not": "theFirstFortyCharactersOfTheseTwoTextsAreNot",
      ])
    #expect(notes.count == 8)
    let place = reversed ? ("10", "11") : ("2", "1")
    #expect(
      notes.contains(
        "T.strings:\(place.0):1: the key 'Cancel…' is 'cancelEllipsis', since 'cancel' would be 'Cancel' "
          + "(T.strings:\(place.1):1) too"))
  }

  @Test("a key that is a namespace too stands in it")
  func leafAndNamespace() {
    var notes: [String] = []
    #expect(calls(["title", "title.hint"], notes: &notes) == ["title": "title.text", "title.hint": "title.hint"])
    #expect(notes.isEmpty)
  }
}
