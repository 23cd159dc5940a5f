import StringFormats
import XLIFF

extension StringDocument {
  init(_ text: String, _ format: StringFormat = .strings) {
    self.init(parsing: Array(text.utf8), format: format)
  }

  /// The plain entries as `key=value`, the others as `key=…`.
  var pairs: [String] {
    entries.map { entry in
      if case .text(let value) = entry.value { return text(entry.key) + "=" + text(value) }
      return text(entry.key) + "=…"
    }
  }

  /// The problems as `line:column message`.
  var complaints: [String] {
    problems.map { problem in
      let place = position(of: problem.range.start)
      return "\(place.line):\(place.column) \(problem.message)"
    }
  }

  /// A variant in short: `{plural one=a other=b}`.
  func summary(_ variant: Variant) -> String {
    func list(_ kind: String, _ cases: [Variant.Case]) -> String {
      "{" + ([kind] + cases.map { text($0.selector) + "=" + summary($0.variant) }).joined(separator: " ") + "}"
    }
    return switch variant {
    case .text(let leaf): text(leaf.string)
    case .plural(let cases): list("plural", cases)
    case .device(let cases): list("device", cases)
    case .width(let cases): list("width", cases)
    }
  }
}
