import PositionedJSON

extension ManifestInputs {
  /// - Parameters:
  ///   - devices: How many there are.
  ///   - themes: How many there are.
  /// - Returns: `nil` where a list is shorter than it should be, or a number leads nowhere.
  init?(_ json: JSONValue, devices: Int, themes: Int) {
    texts = json["texts"]?.elements.map { $0.string ?? "" } ?? []
    for value in json["screens"]?.elements.map({ $0 }) ?? [] {
      guard let numbers = value.integers, numbers.count == 3 else { return nil }
      screens.append(Screen(width: numbers[0], height: numbers[1], scale: numbers[2]))
    }
    for value in json["fonts"]?.elements.map({ $0 }) ?? [] {
      let parts = value.elements.map { $0.string ?? "" }
      guard parts.count == 2 else { return nil }
      fonts.append(Font(name: parts[0], hash: parts[1]))
    }
    for value in json["tokens"]?.elements.map({ $0 }) ?? [] {
      guard let token = Token(value) else { return nil }
      tokens.append(token)
    }
    for value in json["definitions"]?.elements.map({ $0 }) ?? [] {
      guard let definition = Definition(value) else { return nil }
      definitions.append(definition)
    }
    guard screens.count == devices,
      tokens.allSatisfy({ token in
        (token.values.count == 1 || token.values.count == themes) && token.targets.allSatisfy(tokens.indices.contains)
      }),
      definitions.allSatisfy({ $0.uses.allSatisfy { tokens.indices.contains($0.token) } })
    else { return nil }
  }
}

extension ManifestInputs.Token {
  fileprivate init?(_ json: JSONValue) {
    let parts = json.elements.map { $0 }
    guard (3...4).contains(parts.count), let path = parts[0].string, let type = parts[1].string else { return nil }
    self.path = path
    self.type = type
    values = parts[2].string.map { [$0] } ?? parts[2].elements.map { $0.string ?? "" }
    guard let targets = parts.count > 3 ? parts[3].integers : [] else { return nil }
    self.targets = targets
  }
}

extension ManifestInputs.Definition {
  fileprivate init?(_ json: JSONValue) {
    name = json["name"]?.string ?? ""
    file = json["file"]?.string ?? ""
    line = json["line"]?.integer ?? 0
    hash = json["hash"]?.string ?? ""
    holds = json["holds"]?.elements.map { $0.string ?? "" } ?? []
    var uses: [ManifestInputs.TokenUse] = []
    for value in json["tokens"]?.elements.map({ $0 }) ?? [] {
      let parts = value.elements.map { $0 }
      guard let token = value.integer ?? parts.first?.integer else { return nil }
      uses.append(ManifestInputs.TokenUse(token: token, axes: parts.count > 1 ? parts[1].textMembers : [:]))
    }
    self.uses = uses
  }
}
