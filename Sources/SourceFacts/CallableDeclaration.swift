/// What a file declares that may be given texts: an initialiser, a function, a case of an enumeration.
///
/// It tells which literals of other files are keys: `Row(title: "cue.start")` looks the key up where `title` is a
/// `LocalizedStringKey`, or a `String` that the code of `Row` looks up.
package struct CallableDeclaration: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Of a type, or what a structure without one is made with.
    case initializer
    case function
    case staticFunction
    case enumCase
    /// A variable that a key can be assigned to.
    case property
    /// A member of `String` that looks the string up, as in `"cue.start".localized`.
    case textMember
  }

  package var kind: Kind
  /// The type that it is a member of, without those around it; `nil` for a function of no type.
  package var owner: String?
  /// That of the type for an initialiser.
  package var name: String
  /// Of the parameters, `_` for none.
  package var labels: [String]
  /// Whether the last parameter takes any number of arguments: `CVarArg...`.
  package var isVariadic = false
  /// Whether it gives a string, which its caller may fill in.
  package var givesText = false
  /// The keys that it makes of parameters: literals that these are given are keys, or become ones.
  package var lookups: [ParameterLookup] = []
  /// The numbers of the parameters whose literals are strings and no keys.
  package var texts: [Int] = []
  /// Those of its ``texts`` that name something, by what they are called: `systemImage`.
  package var names: [Int] = []
  /// Those of its ``texts`` that it shows as they stand.
  package var shown: [ShownParameter] = []
  /// What it gives its ``texts`` to.
  package var handings: [ParameterHanding] = []

  package init(_ kind: Kind, owner: String?, name: String, labels: [String]) {
    self.kind = kind
    self.owner = owner
    self.name = name
    self.labels = labels
  }

  /// Whether literals of a parameter are keys, or become ones.
  package func looksUp(_ parameter: Int) -> Bool { lookups.contains { $0.parameter == parameter } }

  /// The number of the parameter that an argument of a call is for; `nil` where the labels do not match. Parameters
  /// with a default value may be left out.
  package func parameter(ofArgument argument: Int, of labels: [String]) -> Int? {
    var parameter = 0
    var found: Int?
    for (number, label) in labels.enumerated() {
      while parameter < self.labels.count, self.labels[parameter] != label { parameter += 1 }
      if parameter >= self.labels.count, isVariadic, label == "_" { parameter = self.labels.count - 1 }
      guard parameter < self.labels.count else { return nil }
      if number == argument { found = parameter }
      parameter += 1
    }
    return found
  }
}
