import StringFormats

/// One step from a localised value to a text that it holds.
///
/// The path of the Polish `few` of the variable `files` is `[.substitution("files"), .plural("few")]`.
package enum VariantStep: Hashable, Sendable {
  /// The part of that name, which stands for `%#@name@` in the format.
  case substitution(String)
  /// The text for a plural category: `zero`, `one`, `two`, `few`, `many` or `other`.
  case plural(String)
  /// The text for a device: `iphone`, `mac`, `other` ….
  case device(String)
  /// The text for a width in characters, as it is written: `20`.
  case width(String)

  /// What chooses, as a String Catalog names it: `plural`, `device`, `width` or `substitutions`.
  package var kind: String {
    switch self {
    case .substitution: "substitutions"
    case .plural: "plural"
    case .device: "device"
    case .width: "width"
    }
  }

  /// The name of the branch: `few`, `iphone`, `20`.
  package var selector: String {
    switch self {
    case .substitution(let name), .plural(let name), .device(let name), .width(let name): name
    }
  }

  /// A choice by its names; `nil` for another kind than `plural`, `device` and `width`.
  package init?(kind: String, selector: String) {
    switch kind {
    case "plural": self = .plural(selector)
    case "device": self = .device(selector)
    case "width": self = .width(selector)
    default: return nil
    }
  }

  /// The step for people: `plural 'few'`.
  var description: String {
    switch self {
    case .substitution(let name): "substitution '\(name)'"
    case .plural(let name): "plural '\(name)'"
    case .device(let name): "device '\(name)'"
    case .width(let name): "width '\(name)'"
    }
  }
}
