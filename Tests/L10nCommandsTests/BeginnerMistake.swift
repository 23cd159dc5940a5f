import Foundation
import Testing

/// A mistake of somebody who is new to the program, and what the answer has to say.
struct BeginnerMistake: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let arguments: [String]
  /// Files beside, or in place of, those of the app, by path.
  let files: [String: String]
  /// The status of the call.
  let status: Int32
  /// What the answer names: the cause and its place, then what to do.
  let answer: [String]

  init(
    _ description: String, _ arguments: String..., files: [String: String] = [:], status: Int32 = 2, answer: String...
  ) {
    testDescription = description
    self.arguments = arguments
    self.files = files
    self.status = status
    self.answer = answer
  }

  /// A small app of two languages with a component.
  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder.sampleApp()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Strings"))
    for (path, text) in Self.app.merging(files, uniquingKeysWith: { $1 }) { try folder.write(text, to: path) }
    return folder
  }

  private static let app = [
    "l10n.json": #"{ "developmentLanguage": "en" }"#,
    "en.lproj/Localizable.strings": "\"cue.title\" = \"Title\";\n\"cue.count\" = \"Count\";\n",
    "pt-BR.lproj/Localizable.strings": "\"cue.title\" = \"Título\";\n\"cue.count\" = \"Conta\";\n",
    "Sources/A.swift": "import SwiftUI\n",
  ]
}
