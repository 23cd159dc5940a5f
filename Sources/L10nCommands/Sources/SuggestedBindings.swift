import Checks
import Messages
import PositionedJSON
import Project
import ProjectTables
import SourceText
import StringTables

/// The bindings that the calls of components in the code make, as `l10n.json` writes them.
struct SuggestedBindings {
  /// What a reader should know of them.
  private(set) var notes: [String] = []
  /// One line for each, as members of the list.
  private var lines: [String] = []

  var count: Int { lines.count }

  /// - Parameter bindings: What holds without the code, which is not suggested again.
  init(_ index: SourceIndex, of project: Project, bindings: KeyBindings) {
    let code = CodeBindings(index, system: project.designSystem, settings: project.configuration.sources)
    for (number, group) in project.groups.enumerated() {
      for entry in group.sourceEntries {
        let key = entry.key.string
        guard let places = code.places[KeyPlace(group: number, key: key)], let first = places.first else { continue }
        if let match = bindings.match(ofKey: key, group: number, table: group.name) {
          let bound = bindings.bindings[match.binding]
          if bound.component == first.slot.component, bound.slot == first.slot.slot, bound.axes == first.slot.axes,
            case .configuration = bound.origin
          {
            continue
          }
        }
        if places.count > 1 {
          let names = places.map { "\($0.slot.component).\($0.slot.slot) (\($0.path):\($0.position.line))" }
          notes.append(
            "'\(key)' stands in several slots, of which the first is suggested: \(names.joined(separator: ", "))")
        }
        if let reason = Self.refusal(of: first.slot, key, project) {
          notes.append("\(first.path):\(first.position.line): '\(key)' is not suggested: \(reason)")
          continue
        }
        lines.append(Self.line(key, table: group.name, first))
      }
    }
    if lines.isEmpty, notes.isEmpty { notes.append(Self.nothing(code, project)) }
  }

  /// Why a configuration with the binding would be refused, or mean other keys too; `nil` where it is right.
  private static func refusal(of slot: ComponentSlot, _ key: String, _ project: Project) -> String? {
    let pattern = WildcardPattern(key)
    let isPattern = key.contains { $0 == "*" || $0 == "?" }
    if isPattern,
      project.groups.contains(where: { group in
        group.sourceEntries.contains { $0.key.string != key && pattern.matches($0.key.string) }
      })
    {
      return "as a pattern in 'keys' it would match other keys too"
    }
    let binding = Binding(keys: pattern, component: slot.component, slot: slot.slot, axes: slot.axes)
    do throws(ConfigurationError) {
      _ = try ThemedFont.all(of: binding, in: project.themes, path: nil)
      return nil
    } catch {
      return error.message
    }
  }

  /// Why there is nothing to suggest.
  private static func nothing(_ code: CodeBindings, _ project: Project) -> String {
    if !code.places.isEmpty { return "nothing to suggest: 'bindings' has every key that a component's call names" }
    let names = project.designSystem.componentNames.filter { !$0.hasPrefix("System.") }
    guard !names.isEmpty else {
      return "nothing to suggest: the project has no components; 'tokens' of l10n.json names the files with them"
    }
    return "nothing to suggest: no call in the code gives a key to a component of the token files, such as "
      + "'\(names[0])'; 'components' of 'sources' maps calls of other names"
  }

  private static func line(_ key: String, table: String, _ place: CodeBindings.SlotCall) -> String {
    JSONOutput.object {
      $0["keys"] = .string(key)
      if table != TablePath.defaultName { $0["table"] = .string(table) }
      $0["slot"] = .string("\(place.slot.component).\(place.slot.slot)")
      guard !place.slot.axes.isEmpty else { return }
      $0["axes"] = .object(
        place.slot.axes.sorted { $0.key < $1.key }.map { JSONOutput.Member(name: $0.key, value: .string($0.value)) })
    }.text(.oneLine, .visible)
  }

  /// The list for a person to paste.
  var text: String {
    if lines.isEmpty { return "" }
    return "\"bindings\": [\n" + lines.map { "  \(TerminalText.escaped($0))" }.joined(separator: ",\n") + "\n]\n"
  }

  /// The configuration with the bindings ahead of its own, nothing else changed.
  ///
  /// - Throws: ``ConfigurationError`` for a file that is no JSON.
  func added(to bytes: [UInt8], path: String) throws(ConfigurationError) -> [UInt8] {
    guard !lines.isEmpty else { return bytes }
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes, dialect: .withComments).root
    } catch {
      throw ConfigurationError(error.message, path: path, position: LineTable(bytes).position(of: error.offset))
    }
    let insertion: (at: Int, text: String)
    if let list = root["bindings"], list.kind == .array {
      let hasOthers = list.elements.first { _ in true } != nil
      insertion = (
        list.range.start.index + 1,
        lines.map { "\n    \($0)" }.joined(separator: ",") + (hasOthers ? "," : "\n  ")
      )
    } else {
      let hasOthers = root.members.first { _ in true } != nil
      insertion = (
        root.range.start.index + 1,
        "\n  \"bindings\": [" + lines.map { "\n    \($0)" }.joined(separator: ",") + "\n  ]" + (hasOthers ? "," : "\n")
      )
    }
    let written = Array(bytes[..<insertion.at]) + Array(insertion.text.utf8) + Array(bytes[insertion.at...])
    // Never leave behind what the next call refuses.
    _ = try ConfigurationReader.configuration(path: path, bytes: written)
    return written
  }
}
