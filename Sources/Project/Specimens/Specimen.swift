import SourceText

/// A component with all the texts that stand in it together: what is measured, and what a preview shows.
package struct Specimen: Sendable {
  /// Who puts the texts into the component.
  package enum Origin: Hashable, Sendable {
    /// An entry of `previews` in the configuration, at a place.
    case preview(SourcePosition)
    /// Bindings; the number of that of its first text.
    case binding(Int)
    /// A view of the app's code.
    case view
    /// Nobody: a view of the system that the words of its key suggest. Nothing is claimed of it.
    case guess
  }

  /// What stands in a slot: a key of the project, or a text.
  package struct Text: Hashable, Sendable {
    /// The number of the table group in ``Project/groups``.
    package let group: Int
    package let table: String
    package let key: String
    /// What stands for the arguments.
    package let samples: SampleArguments
    /// Whether the key is the text itself, which no table has.
    package let isLiteral: Bool
    /// Where code shows it, as in “App/Card.swift:12”; `nil` for what is shown by other means.
    package let place: String?
    /// Letters that code writes around the text, the same in all languages.
    package let before: String
    package let after: String
    /// Whether marks of Markdown in it are read, as SwiftUI does with a `LocalizedStringKey`.
    package let isMarkdown: Bool

    package init(
      group: Int, table: String, key: String, samples: SampleArguments = SampleArguments(), place: String? = nil,
      before: String = "", after: String = "", isMarkdown: Bool = false
    ) {
      (self.before, self.after) = (before, after)
      self.isMarkdown = isMarkdown
      self.group = group
      self.table = table
      self.key = key
      self.samples = samples
      isLiteral = false
      self.place = place
    }

    /// A text that is shown as it is in every language, and through the pseudolocalizer of a pseudo-locale.
    package init(literal text: String) {
      group = 0
      table = ""
      key = text
      samples = SampleArguments()
      isLiteral = true
      place = nil
      (before, after) = ("", "")
      isMarkdown = false
    }
  }

  /// Tells it from the others of a project: the name in the configuration, or the component with its keys.
  package let name: String
  package let component: String
  /// Choices that differ from the component's defaults.
  package let axes: [String: String]
  /// By slot; the others are left out.
  package let texts: [String: Text]
  package let origin: Origin

  package init(
    name: String, component: String, axes: [String: String] = [:], texts: [String: Text],
    origin: Origin = .preview(SourcePosition(line: 1, column: 1))
  ) {
    self.name = name
    self.origin = origin
    self.component = component
    self.axes = axes
    self.texts = texts
  }
}
