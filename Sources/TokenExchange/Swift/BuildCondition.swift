/// The condition behind `#if`, for one platform; `nil` where it depends on what is not known here.
struct BuildCondition {
  private static let depthLimit = 32

  private var words: ArraySlice<String>
  private let platform: SwiftPlatform
  private var depth = 0

  init(_ words: [String], platform: SwiftPlatform) {
    self.words = words[...]
    self.platform = platform
  }

  mutating func value() -> Bool? {
    let value = alternatives()
    return words.isEmpty ? value : nil
  }

  private mutating func alternatives() -> Bool? {
    var value = conjunction()
    while words.first == "||" {
      words.removeFirst()
      let right = conjunction()
      value = value == true || right == true ? true : value == nil || right == nil ? nil : false
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = term()
    while words.first == "&&" {
      words.removeFirst()
      let right = term()
      value = value == false || right == false ? false : value == nil || right == nil ? nil : true
    }
    return value
  }

  private mutating func term() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, let word = words.popFirst() else { return nil }
    switch word {
    case "!": return term().map { !$0 }
    case "(":
      let value = alternatives()
      guard words.popFirst() == ")" else { return nil }
      return value
    case "true": return true
    case "false", "DEBUG": return false
    default:
      guard words.first == "(" else { return nil }
      let arguments = words.dropFirst().prefix { $0 != ")" }
      words = words.dropFirst(arguments.count + 2)
      return call(word, Array(arguments))
    }
  }

  private func call(_ name: String, _ arguments: [String]) -> Bool? {
    switch (name, arguments.first) {
    case ("os", let system?): platform.systems.contains(system)
    case ("canImport", let module?):
      platform.modules.contains(module) ? true : platform.absent.contains(module) ? false : nil
    case ("targetEnvironment", _), ("hasFeature", _), ("hasAttribute", _): name == "targetEnvironment" ? false : nil
    case ("swift", _), ("compiler", _): arguments.first == ">=" ? true : nil
    default: nil
    }
  }
}
