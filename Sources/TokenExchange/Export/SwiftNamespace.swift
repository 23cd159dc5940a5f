import DesignTokens

/// An enum of the generated code, with the tokens and enums inside of it.
struct SwiftNamespace {
  /// A token's place in the code.
  struct Property {
    let token: Token
    let name: String
    /// The name in the token file, where it cannot be told from the property.
    let note: String?
  }

  let name: String
  /// The name of the group, where it cannot be told from the enum; empty where the enum stands for no group.
  let note: String?
  let parent: Int
  var properties: [Property] = []
  var children: [Int] = []
  /// Names inside of it.
  var names: Set<String> = []
  /// For names that were wanted more than once, the next number to try.
  var numbers: [String: Int] = [:]
}
