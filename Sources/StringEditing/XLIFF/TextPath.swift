import StringFormats

/// Where a text stands in a message: the variable, and the choices that lead to it.
///
/// Xcode writes one XLIFF unit for each text of a message and puts the path into the unit's identifier:
/// `KEY|==|substitutions.n.plural.one` for a String Catalog, `/KEY:dict/n:dict/one:dict/:string` for a `.stringsdict`.
/// An identifier alone can be read in two ways where a key itself holds such marks;
/// ``resolve(_:original:isKey:)`` asks which keys there are.
package struct TextPath: Hashable, Sendable {
  package typealias Step = VariantStep

  /// The variable that stands for `%#@name@` in the format; `nil` for the format itself.
  package var variable: String?

  /// The choices from the outermost in: no step is a ``VariantStep/substitution(_:)``.
  package var steps: [Step]

  package init(variable: String? = nil, steps: [Step] = []) {
    self.variable = variable
    self.steps = steps
  }

  /// The path to the form that stands for all others: the last choice is `other`.
  package var fallback: TextPath {
    guard let last = steps.last, let other = Step(kind: last.kind, selector: "other") else { return self }
    return TextPath(variable: variable, steps: steps.dropLast() + [other])
  }
}

// MARK: - As steps of a value

extension TextPath {
  /// The way through a value of a document: the variable first, then the choices.
  package var variantSteps: [VariantStep] { (variable.map { [.substitution($0)] } ?? []) + steps }

  /// Reads the way through a value; `nil` where a substitution stands behind another step.
  package init?(_ variantSteps: [VariantStep]) {
    var rest = variantSteps[...]
    if case .substitution(let name)? = rest.first {
      variable = name
      rest = rest.dropFirst()
    }
    steps = Array(rest)
    for case .substitution in rest { return nil }
  }
}

// MARK: - Identifiers of catalogs

extension TextPath {
  private static let separator = "|==|"

  /// The path as Xcode writes it behind `|==|`: `device.iphone.plural.one` or `substitutions.@A.B@.plural.one`; empty
  /// for the text of a message that does not vary.
  package var suffix: String {
    var parts: [String] = []
    if let variable { parts += ["substitutions", variable.contains(".") ? "@\(variable)@" : variable] }
    for step in steps { parts += [step.kind, step.selector] }
    return parts.joined(separator: ".")
  }

  /// Reads what stands behind `|==|`; `nil` where it is no path.
  ///
  /// A variable without a choice is none: Xcode writes each form of it.
  package init?(suffix: String) {
    self.init()
    var words = suffix.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    if words.first == "substitutions" {
      words = words.dropFirst()
      guard var name = words.popFirst() else { return nil }
      if name.hasPrefix("@") {
        while !name.hasSuffix("@") || name.utf8.count < 2 {
          guard let next = words.popFirst() else { return nil }
          name += "." + next
        }
        name = String(name.dropFirst().dropLast())
      }
      guard !name.isEmpty, !words.isEmpty else { return nil }
      variable = name
    }
    guard !words.isEmpty, words.count <= 6 else { return nil }
    while let kind = words.popFirst() {
      guard let selector = words.popFirst(), !selector.isEmpty, let step = Step(kind: kind, selector: selector) else {
        return nil
      }
      steps.append(step)
    }
  }

  /// Xcode's identifier of a text of a String Catalog, as in `KEY|==|substitutions.N.plural.one`.
  package func catalogIdentifier(key: String) -> String {
    let suffix = suffix
    return suffix.isEmpty ? key : key + Self.separator + suffix
  }

  /// Key and path of a catalog's identifier; a key that holds the separator itself keeps it.
  ///
  /// What stands behind the last separator is the path, if it is one; else all of it is the key.
  ///
  /// - Complexity: O(*n*) in the length of the identifier.
  package static func ofCatalog(_ identifier: String) -> (key: String, path: TextPath) {
    let bytes = Array(identifier.utf8)
    let mark = Array(separator.utf8)
    var place = bytes.count - mark.count
    while place >= 0, !bytes[place...].starts(with: mark) { place -= 1 }
    if place >= 0, let path = TextPath(suffix: String(decoding: bytes[(place + mark.count)...], as: UTF8.self)) {
      return (String(decoding: bytes[..<place], as: UTF8.self), path)
    }
    return (identifier, TextPath())
  }
}

extension String {
  /// The parts between the places where `mark` stands, compared byte by byte.
  package func components(by mark: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(mark.utf8))
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      if bytes[index] == mark.first, bytes[index...].starts(with: mark) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
