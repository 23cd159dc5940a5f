import Strings

struct LibraryStrings {
  let strings: LocalizedStrings

  var title: String { strings["home.title"] }
  var offline: String { strings.text("offline", table: "Errors") }
  var gone: String { strings["home.nowhere"] }  // expect: undefined-key
}
