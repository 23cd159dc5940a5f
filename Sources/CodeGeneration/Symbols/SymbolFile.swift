/// The Swift file with a symbol for each key of a String Catalog that a person manages, as Apple's
/// `xcstringstool generate-symbols` writes it: members of `LocalizedStringResource`, in a namespace for a table other
/// than `Localizable`.
///
/// Source: the files that Xcode 26 left in public projects, as that of CubeEdge/Longhorn with 308 symbols.
package struct SymbolFile: Sendable {
  /// A key that has no symbol.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    package let message: String
    package let key: String

    /// In the words of Apple's tool, as far as they are known.
    package var description: String { "error: \(message) (\(key))" }
  }

  /// Without a line break at its end, as Apple's tool writes it.
  package private(set) var code = ""
  package private(set) var problems: [Problem] = []

  /// - Parameters:
  ///   - table: The catalog's name without its ending.
  ///   - sources: The keys, each with its text in the source language.
  /// - Complexity: O(*n* log *n*) in the number of keys.
  package init(table: String, sources: [AccessorSource]) {
    let sorted = sources.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    var taken: [String: String] = [:]
    var members: [[String]] = []
    for source in sorted {
      guard let name = SymbolName(of: source.key)?.text else {
        add("Unable to derive a symbol name from this key.", source)
        continue
      }
      guard !Self.reserved.contains(name.lowercased()) else {
        add("This key is too close to a reserved keyword in Swift.", source)
        continue
      }
      guard let parameters = SymbolParameter.all(of: source.message) else {
        add("An argument of this text has no type in Swift.", source)
        continue
      }
      let overload = "\(name)(\(parameters.map(\.signature).joined(separator: ", ")))"
      if let other = taken[overload] {
        add("This string key would generate the same symbol as “\(other)”.", source)
        continue
      }
      taken[overload] = source.key
      members.append(Self.lines(of: source, name, parameters, table))
    }
    code = Self.header(table)
    write(members, table)
  }

  private mutating func add(_ message: String, _ source: AccessorSource) {
    problems.append(Problem(message: message, key: source.key))
  }

  /// Members that Swift finds in every type.
  private static let reserved: Set<String> = ["init", "protocol", "self", "type"]

  private mutating func write(_ members: [[String]], _ table: String) {
    let namespace = table == "Localizable" ? nil : SymbolName.type(of: table)
    code += "nonisolated extension LocalizedStringResource {\n"
    if let namespace {
      code += "    /// Namespace for strings in file “\(Self.oneLine(table)).xcstrings”.\n    enum \(namespace) {\n"
    }
    let indent = namespace == nil ? "    " : "        "
    code += members.map { $0.map { indent + $0 + "\n" }.joined() }.joined(separator: "\n")
    code += namespace == nil ? "}" : "    }\n}"
  }

  private static func lines(
    of source: AccessorSource, _ name: String, _ parameters: [SymbolParameter], _ table: String
  ) -> [String] {
    var comment = SourceQuoting.lines(source.comment, limit: .max)
    while comment.last == "" { comment.removeLast() }
    if !comment.isEmpty { comment.append("") }
    comment.append("Localized string for key “\(oneLine(source.key))” in table “\(oneLine(table)).xcstrings”.")
    let isFunction = !parameters.isEmpty
    let declared = SwiftIdentifier(name).declared
    let list = parameters.map(\.declaration).joined(separator: ", ")
    let value = parameters.map(\.interpolation).joined()
    let arguments =
      [SourceQuoting.literal(source.key)] + (isFunction ? ["defaultValue: \"\(value)\""] : [])
      + ["table: \(SourceQuoting.literal(table))", "bundle: resourceBundleDescription"]
    return ["/**"] + comment.map { " " + $0 } + [
      " */",
      "static \(isFunction ? "func \(declared)(\(list)) ->" : "var \(declared):") LocalizedStringResource {",
      "    LocalizedStringResource(\(arguments.joined(separator: ", ")))", "}",
    ]
  }

  private static func oneLine(_ text: String) -> String {
    SourceQuoting.lines(text, limit: .max).joined(separator: "\\n")
  }

  private static func header(_ table: String) -> String {
    let name = oneLine(table)
    let available = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)\n"
    return """
      //\u{20}
      // GeneratedStringSymbols_\(name).swift
      // Auto-Generated symbols for localized strings defined in “\(name).xcstrings”.
      //\u{20}

      import Foundation

      #if SWIFT_PACKAGE
      private nonisolated let resourceBundle = Foundation.Bundle.module
      \(available)private nonisolated let resourceBundleDescription = \
      LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
      #else

      private class ResourceBundleClass {}
      \(available)private nonisolated let resourceBundleDescription = \
      LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
      #endif

      \(available)
      """
  }
}
