import SourceFacts
import SourceText

/// The parameters of a project's own views that are keys.
///
/// What a literal of a call is, its file alone does not tell: `EkoButton(title: "cue.start")` looks the key up where
/// the view declares `title` as a `LocalizedStringKey`, and shows the letters where it is a `String`.
struct KeyParameters {
  /// By the name of a view, the labels of its keys, `_` for none.
  private var labels: [String: Set<String>] = [:]

  init(_ files: [ScannedFile]) {
    for view in files.flatMap(\.facts.views) where !view.keyLabels.isEmpty {
      labels[view.name, default: []].formUnion(view.keyLabels)
    }
  }

  /// The file with the literals that are keys as such.
  func applied(to file: ScannedFile) -> ScannedFile {
    guard !labels.isEmpty, file.facts.texts.contains(where: { isKey($0.function) }) else { return file }
    var facts = file.facts
    var uses: [ByteRange: Int] = [:]
    for text in facts.texts where isKey(text.function) {
      var use = KeyUse(text.text, origin: .view, function: text.function, range: text.range)
      use.isInPreview = text.isInPreview
      use.takesComment = false
      uses[text.range] = facts.uses.count
      facts.uses.append(use)
    }
    let keys = facts.texts.filter { uses[$0.range] != nil }
    facts.texts.removeAll { uses[$0.range] != nil }
    for (number, call) in facts.calls.enumerated() {
      for (index, argument) in call.arguments.enumerated() {
        guard case .text(let text) = argument.value,
          let key = keys.first(where: {
            $0.range.start.index >= call.range.start.index && $0.text.key == text
              && $0.function == "\(call.name)(\(argument.label ?? "_"):)"
          }), let use = uses[key.range]
        else { continue }
        facts.calls[number].arguments[index].value = .use(use)
      }
    }
    return ScannedFile(path: file.path, bytes: file.bytes, facts: facts)
  }

  /// Whether a function such as `EkoButton(title:)` names a parameter that is a key.
  private func isKey(_ function: String) -> Bool {
    guard let open = function.firstIndex(of: "("), function.hasSuffix(":)") else { return false }
    let name = function[..<open].split(separator: ".").last.map(String.init) ?? ""
    return labels[name]?.contains(String(function[function.index(after: open)...].dropLast(2))) ?? false
  }
}
