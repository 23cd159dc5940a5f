extension ExampleProject {
  /// A Swift file, and the table of the development language.
  static func code(
    _ code: String, strings: String? = nil, files: KeyValuePairs<String, String> = [:], tokens: Bool = false
  ) -> ExampleProject {
    let configuration =
      tokens
      ? "{ \"sources\": { \"paths\": [\"App\"] }, \"tokens\": [\"app.tokens.json\"] }\n"
      : "{ \"sources\": { \"paths\": [\"App\"] } }\n"
    let table = strings ?? (files.isEmpty ? #""app" = "Cues";"# : nil)
    var all = [File(path: "App/Code.swift", text: code + "\n")]
    all += table.map { [File(path: "en.lproj/Localizable.strings", text: $0 + "\n")] } ?? []
    all += files.map { File(path: $0.key, text: $0.value) }
    return ExampleProject(files: all + [File(path: "l10n.json", text: configuration)])
  }

  /// A view with one text.
  static func view(_ body: String, strings: String? = nil) -> ExampleProject {
    .code(view(body), strings: strings)
  }

  /// A view of a project with design tokens.
  static func tokenView(_ body: String) -> ExampleProject {
    let tokens = #"{ "spacing": { "md": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } } }"#
    return .code(
      view(body), files: ["app.tokens.json": tokens + "\n", "en.lproj/Localizable.strings": "\"app\" = \"Cues\";\n"],
      tokens: true)
  }

  private static func view(_ body: String) -> String {
    "import SwiftUI\n\nstruct StartView: View {\n  var body: some View {\n    \(body)\n  }\n}"
  }
}
