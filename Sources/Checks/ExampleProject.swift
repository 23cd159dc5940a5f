import PositionedJSON
import SourceText

/// The files of a project that shows one thing.
package struct ExampleProject: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    /// Relative to the project, as in `de.lproj/Localizable.strings`.
    package let path: String
    package let text: String
  }

  package let files: [File]

  static func files(_ files: KeyValuePairs<String, String>) -> ExampleProject {
    ExampleProject(files: files.map { File(path: $0.key, text: $0.value) })
  }

  /// One `.strings` file.
  static func strings(_ text: String, locale: String = "en") -> ExampleProject {
    .files(["\(locale).lproj/Localizable.strings": text + "\n"])
  }

  /// One key in the development language and in a translation.
  static func translation(_ source: String, _ translation: String, to locale: String, key: String = "key")
    -> ExampleProject
  {
    .files([
      "en.lproj/Localizable.strings": entry(key, source),
      "\(locale).lproj/Localizable.strings": entry(key, translation),
    ])
  }

  /// One text of the development language.
  static func text(_ text: String, key: String = "key") -> ExampleProject { .strings(entry(key, text).dropLast() + "") }

  /// A catalog with the plural `days` in English and in one more language.
  static func plural(_ forms: KeyValuePairs<String, String>, in locale: String) -> ExampleProject {
    .files([
      "Localizable.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "days" : {
            "localizations" : {
              "en" : { \(variations(["one": "%lld day", "other": "%lld days"])) },
              "\(locale)" : { \(variations(forms)) }
            }
          }
        },
        "version" : "1.0"
      }

      """
    ])
  }

  private static func variations(_ forms: KeyValuePairs<String, String>) -> String {
    let cases = forms.map { form in
      """

              "\(form.key)" : { "stringUnit" : { "state" : "translated", "value" : \(JSONText.quoted(form.value)) } }
      """
    }
    return "\"variations\" : { \"plural\" : {\(cases.joined(separator: ","))\n      } }"
  }

  /// An entry of a `.strings` file, whose quotation marks and line feeds are escaped as those of JSON.
  static func entry(_ key: String, _ text: String) -> String {
    "\(JSONText.quoted(key)) = \(JSONText.quoted(text));\n"
  }
}
